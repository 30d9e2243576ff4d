/** The embedded backend as a provider of the pacts, for the verifier and for trials by hand. */
import { runnerImport } from 'vite';
import { root } from './project.ts';

/** Path of the hook for provider states (docs/provider.md). */
export const HOOK = '/_pact/provider-states';

/** Starts it on that port, or on any that is free; gives its address and the way to stop it. */
export async function startProvider(port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const { module } = await runnerImport<typeof import('../../tests/pact/provider.ts')>(
    './tests/pact/provider.ts',
    { root, configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } },
  );
  return module.startProvider(port);
}
