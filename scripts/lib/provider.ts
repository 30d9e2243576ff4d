/** The embedded backend as a provider of the pacts, for the verifier and for trials by hand. */
import { load } from './load.ts';

export { HOOK } from '../../tests/answers/hook.ts';

/** What each provider state is (tests/answers/states). */
export const loadStates = () =>
  load<typeof import('../../tests/answers/states.ts')>('tests/answers/states.ts');

/** Starts it on that port, or on any that is free; gives its address and the way to stop it. */
export async function startProvider(port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const provider = await load<typeof import('../../tests/pact/provider.ts')>('tests/pact/provider.ts');
  return provider.startProvider(port);
}
