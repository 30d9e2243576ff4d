import type { ProxyOptions } from 'vite';
import { parseOrigin } from './settings.ts';

interface DevSettings {
  /** Whether the app starts the embedded backend in the browser: in development without a real backend. */
  mocks: boolean;
  /** Where `/api` leads in development; undefined without `API_PROXY`. */
  proxy: Record<string, ProxyOptions> | undefined;
}

/** Reads `API_PROXY` (an http(s) origin; docs/settings.md); throws an error naming it when it is wrong. */
export function devSettings(isDev: boolean, apiProxy: string | undefined, apiOrigin: string): DevSettings {
  if (!isDev || !apiProxy) return { mocks: isDev && !apiOrigin, proxy: undefined };
  try {
    // The browser sees one origin, so the backend's cookies are rewritten to belong to it.
    const target = parseOrigin(apiProxy);
    return { mocks: false, proxy: { '/api': { target, changeOrigin: true, cookieDomainRewrite: '' } } };
  } catch (error) {
    throw new Error(`API_PROXY must be ${(error as Error).message}, not "${apiProxy}"`, { cause: error });
  }
}
