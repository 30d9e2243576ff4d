/** The settings of the app (product decisions, section 8); an empty text means "not set". */
export interface Env {
  /** Where the API is: an http(s) origin, or empty for the app's own origin. */
  apiOrigin: string;
  /** The origin under which the app is published, for canonical addresses; empty: the one it runs on. */
  publicOrigin: string;
  /** Google sign-in is offered only with a client id. */
  googleClientId: string;
  /** Errors are reported only with a DSN. */
  sentryDsn: string;
}

type Raw = Readonly<Record<string, string | boolean | undefined>>;

/** Reads the settings from environment variables; throws one error that names every wrong one. */
export function parseEnv(raw: Raw): Env {
  const problems: string[] = [];
  const read = (name: string, parse: (value: string) => string): string => {
    const value = String(raw[name] ?? '').trim();
    try {
      return value && parse(value);
    } catch (error) {
      problems.push(`${name} must be ${(error as Error).message}, not "${value}"`);
      return '';
    }
  };
  const env: Env = {
    apiOrigin: read('VITE_API_ORIGIN', parseOrigin),
    publicOrigin: read('VITE_PUBLIC_ORIGIN', parseOrigin),
    googleClientId: read('VITE_GOOGLE_CLIENT_ID', parseClientId),
    sentryDsn: read('VITE_SENTRY_DSN', parseDsn),
  };
  if (problems.length > 0) throw new Error(`Wrong settings:\n  ${problems.join('\n  ')}`);
  return env;
}

/** An http(s) origin without a path; throws an error that says what was expected. */
export function parseOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || (url.href !== `${url.origin}/` && url.href !== url.origin)) {
    throw new Error('an http(s) origin without a path, such as https://api.example.org');
  }
  return url.origin;
}

function parseClientId(value: string): string {
  if (!/^[\w-]+\.apps\.googleusercontent\.com$/.test(value)) {
    throw new Error('a client id such as 1234-abcd.apps.googleusercontent.com');
  }
  return value;
}

function parseDsn(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !/\/\d+$/.test(url.pathname)) {
    throw new Error('a Sentry DSN such as https://key@sentry.example.org/1');
  }
  return value;
}

/** The settings, read once. A wrong value has already stopped the build (vite.config.ts uses the same parser). */
export const env: Env = parseEnv(import.meta.env ?? {});
