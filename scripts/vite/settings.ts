import type { ProxyOptions } from 'vite';
import type { Env } from '../../src/env.ts';

type Variables = Readonly<Record<string, string | boolean | undefined>>;

/** Reads the settings from environment variables; throws one error that lists all wrong settings. */
export function parseEnv(variables: Variables): Env {
  const faults: string[] = [];
  const readSetting = (name: string, parse: (value: string) => string): string => {
    const value = String(variables[name] ?? '').trim();
    try {
      return value && parse(value);
    } catch (error) {
      faults.push(`${name} must be ${(error as Error).message}, not "${value}"`);
      return '';
    }
  };
  const env: Env = {
    apiOrigin: readSetting('VITE_API_ORIGIN', parseOrigin),
    publicOrigin: readSetting('VITE_PUBLIC_ORIGIN', parseOrigin),
    googleClientId: readSetting('VITE_GOOGLE_CLIENT_ID', parseClientId),
    sentryDsn: readSetting('VITE_SENTRY_DSN', parseDsn),
    offline: readSetting('VITE_OFFLINE', parseSwitch) !== '0',
  };
  if (faults.length > 0) throw new Error(`Wrong settings:\n  ${faults.join('\n  ')}`);
  return env;
}

/** The constants of `src/env.ts`. Those with a name of their own let a build drop code. */
export const settingConstants = (env: Env): Record<string, string> => ({
  HRAJEM_SETTINGS: JSON.stringify(env),
  'HRAJEM_SETTINGS.googleClientId': JSON.stringify(env.googleClientId),
  'HRAJEM_SETTINGS.sentryDsn': JSON.stringify(env.sentryDsn),
});

/** The http(s) origin of a URL without a path; throws an error with the expected format. */
function parseOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || (url.href !== `${url.origin}/` && url.href !== url.origin)) {
    throw new Error('an http(s) origin without a path, such as https://api.example.org');
  }
  return url.origin;
}

function parseSwitch(value: string): string {
  if (value !== '0' && value !== '1') throw new Error('0 or 1');
  return value;
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

interface DevSettings {
  /** Whether the app starts the embedded backend in the browser: in development without a real backend. */
  hasMocks: boolean;
  /** Vite's proxy for `/api` in development; undefined without `API_PROXY`. */
  proxy: Record<string, ProxyOptions> | undefined;
}

/** Reads `API_PROXY` (an http(s) origin; docs/settings.md); throws an error that names it when its value is wrong. */
export function readDevSettings(isDev: boolean, apiOrigin: string, apiProxy?: string): DevSettings {
  if (!isDev || !apiProxy) return { hasMocks: isDev && !apiOrigin, proxy: undefined };
  try {
    // The browser sees one origin, so the backend's cookies are rewritten to belong to it.
    const target = parseOrigin(apiProxy);
    return { hasMocks: false, proxy: { '/api': { target, changeOrigin: true, cookieDomainRewrite: '' } } };
  } catch (error) {
    throw new Error(`API_PROXY must be ${(error as Error).message}, not "${apiProxy}"`, { cause: error });
  }
}
