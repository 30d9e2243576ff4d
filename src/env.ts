/** The settings of the app; an empty text means "not set". */
export interface Env {
  /** Where the API is: an http(s) origin, or empty for the app's own origin. */
  apiOrigin: string;
  /** The origin under which the app is published, for canonical addresses; empty: the one it runs on. */
  publicOrigin: string;
  /** Google sign-in is offered only with a client id. */
  googleClientId: string;
  /** Errors are reported only with a DSN. */
  sentryDsn: string;
  /** Whether the app keeps its files and answers on the device, for use without a signal. */
  offline: boolean;
}

/** The settings of this build: vite.config.ts has parsed them, and a wrong value has stopped it. */
export const env: Env = HRAJEM_SETTINGS;

/** Whether Google sign-in is offered; a constant, so that a build without it leaves its code out. */
export const isGoogleOffered = HRAJEM_SETTINGS.googleClientId !== '';
