import type { BrowserContext } from '@playwright/test';
import { load } from '../../../../scripts/lib/load';
import { HOOK_PATH, hookAt } from '../../../answers/hook';
import type { Values } from '../../../answers/state';
import type { StateName } from '../../../answers/states';
import { test as base } from '../browsers/watched-browser';
import { type Caddy, startCaddy } from './caddy';
import { sessionCookies } from './session-cookies';

interface ProviderFixtures {
  /** The built app as in production, with the backend behind it. */
  caddy: Caddy;
  /** Sets a provider state up with parameters; returns its values. */
  setUpState: (state: StateName, params?: Values) => Promise<Values>;
  /** Gives a browser the session of these values of a state. */
  signIn: (values: Values, context?: BrowserContext) => Promise<void>;
}

/** Returns the backend of PROVIDER_URL; without it starts the embedded one. */
async function startBackend(): Promise<{ url: string; dispose: () => Promise<void> }> {
  const externalUrl = process.env.PROVIDER_URL;
  if (externalUrl) return { url: externalUrl.replace(/\/+$/, ''), dispose: () => Promise.resolve() };
  const { startProvider } = await load<typeof import('../../../pact/provider')>('tests/pact/provider.ts');
  const { url, close } = await startProvider();
  return { url, dispose: close };
}

/** `test` over the built app behind Caddy with any backend that has the hook of docs/provider.md. */
export const test = base.extend<ProviderFixtures>({
  caddy: async ({ share }, run) => {
    const { url } = await share('provider', startBackend);
    await run(await share('caddy', () => startCaddy(url)));
  },
  baseURL: async ({ caddy }, run) => run(caddy.url),
  ignoreHTTPSErrors: true,
  setUpState: async ({ share }, run) => {
    const { url } = await share('provider', startBackend);
    const hook = hookAt(process.env.PROVIDER_STATES_URL ?? url + HOOK_PATH);
    await run(hook.setUp);
    await hook.tearDown();
  },
  signIn: async ({ context: ownContext, caddy }, run) =>
    run(async ({ access_token, refresh_token }, context = ownContext) => {
      const tokens = { access: String(access_token), refresh: String(refresh_token) };
      await context.addCookies(sessionCookies(caddy.url, tokens));
    }),
});
