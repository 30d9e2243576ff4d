/// <reference types="vite/client" />
/// <reference types="msw/vite/client" />

interface ImportMetaEnv {
  /** Whether the app starts the embedded backend; vite.config.ts sets it, always to false in a build. */
  readonly VITE_MOCKS: boolean;
}

/** The validated settings, set by vite.config.ts. */
declare const HRAJEM_SETTINGS: import('./env').Env;
