import type { BrowserContext } from '@playwright/test';
import { startProvider } from '../../../scripts/lib/provider';
import type { Values } from '../../answers/state';
import type { StateName } from '../../answers/states';
import { type Backend, backendAt } from '../../contract/backend';
import { type Caddy, startCaddy } from './caddy';
import { sessionCookies } from './session-cookies';
import { test as base } from './watched-browser';

interface ProviderFixtures {
  /** The built app as in production, in front of the backend. */
  caddy: Caddy;
  /** A backend of which nothing is known but the contract, and its hook for provider states. */
  provider: Backend;
  /** Makes one state after another true; gives all their values. */
  given: (...states: StateName[]) => Promise<Values>;
  /** Gives a browser the session of "a person is signed in". */
  signIn: (values: Values, context?: BrowserContext) => Promise<void>;
}

/** Where the backend is: that of PROVIDER_URL, and without it the embedded one. */
async function served(): Promise<{ url: string; dispose: () => Promise<void> }> {
  const live = process.env.PROVIDER_URL;
  if (live) return { url: live.replace(/\/+$/, ''), dispose: () => Promise.resolve() };
  const { url, close } = await startProvider();
  return { url, dispose: close };
}

/** `test` over the built app behind Caddy with any backend that has the hook of docs/provider.md. */
export const test = base.extend<ProviderFixtures>({
  caddy: async ({ share }, run) => {
    const { url } = await share('provider', served);
    await run(await share('caddy', () => startCaddy(url)));
  },
  baseURL: async ({ caddy }, run) => run(caddy.url),
  ignoreHTTPSErrors: true,
  provider: async ({ share }, run) => {
    const { url } = await share('provider', served);
    const provider = backendAt(url, process.env.PROVIDER_STATES_URL);
    await run(provider);
    await provider.tearDown();
  },
  given: async ({ provider }, run) =>
    run(async (...states) => {
      let values: Values = {};
      for (const state of states) values = { ...values, ...(await provider.setUp(state)) };
      return values;
    }),
  signIn: async ({ context: ownContext, caddy }, run) =>
    run(async ({ access_token, refresh_token }, context = ownContext) => {
      const tokens = { access: String(access_token), refresh: String(refresh_token) };
      await context.addCookies(sessionCookies(caddy.url, tokens));
    }),
});
