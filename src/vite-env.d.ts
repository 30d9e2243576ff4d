/// <reference types="vite/client" />
/// <reference types="msw/vite/client" />

interface ImportMetaEnv {
  /** Whether the app starts the embedded backend; a constant of vite.config.ts, false in every build. */
  readonly VITE_MOCKS: boolean;
}

/** The settings, parsed; a constant of vite.config.ts. */
declare const HRAJEM_SETTINGS: import('./env').Env;
