/** The embedded backend as a provider of the pacts, for the verifier and for trials by hand. */
import { runnerImport } from 'vite';
import { root } from './project.ts';

export { HOOK } from '../../tests/answers/hook.ts';

/** Loads a module of the tests, with the aliases of the sources. */
async function load<Module>(path: string): Promise<Module> {
  const options = { root, configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } } as const;
  return (await runnerImport<Module>(path, options)).module;
}

/** What each provider state is (tests/answers/states). */
export const loadStates = () =>
  load<typeof import('../../tests/answers/states.ts')>('./tests/answers/states.ts');

/** Starts it on that port, or on any that is free; gives its address and the way to stop it. */
export async function startProvider(port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  return (
    await load<typeof import('../../tests/pact/provider.ts')>('./tests/pact/provider.ts')
  ).startProvider(port);
}
