/** The app's settings; an empty string means "not set". */
export interface Env {
  /** The API's http(s) origin; empty for the app's own origin. */
  apiOrigin: string;
  /** The app's published origin, for canonical URLs; empty for the origin that it runs on. */
  publicOrigin: string;
  /** Without a client id, Google sign-in is not offered. */
  googleClientId: string;
  /** Without a DSN, errors are not reported. */
  sentryDsn: string;
  /** Whether the app stores its files and the backend's answers on the device, for offline use. */
  offline: boolean;
}

/** The settings of this build, which vite.config.ts has validated. */
export const env: Env = HRAJEM_SETTINGS;

/** A build-time constant, so that a build without Google sign-in contains none of its code. */
export const isGoogleOffered = HRAJEM_SETTINGS.googleClientId !== '';

/** A build-time constant, so that the bootstrap script of a build without error reports contains none of that code. */
export const sentryDsn = HRAJEM_SETTINGS.sentryDsn;
