import type { ProviderState, Values } from './state.ts';
import { accountStates } from './states/account.ts';
import { confirmationStates } from './states/confirmation.ts';
import { matchStates } from './states/match.ts';
import { sessionStates } from './states/session.ts';
import { userStates } from './states/user.ts';
import type { World } from './world.ts';

/**
 * Every provider state: the one place that names them. "The person" is the signed-in one; states of one interaction hold
 * together.
 */
export const providerStates = {
  ...sessionStates,
  ...matchStates,
  ...confirmationStates,
  ...accountStates,
  ...userStates,
} as const;

/** The name of a provider state. */
export type StateName = keyof typeof providerStates;

/** The state of that name, whichever it is. */
export const stateOf = (name: StateName): ProviderState => providerStates[name] as ProviderState;

/** What is wrong with the values that a hook gave for that state: a verifier would take the example for one that is missing. */
export function stateFault(name: string, given: unknown): string | undefined {
  const { values = {} } = (stateOf(name as StateName) as ProviderState | undefined) ?? {};
  const missing = Object.keys(values).filter((value) => (given as Values | null)?.[value] == null);
  return missing.length > 0 ? `state "${name}" answered without ${missing.join(', ')}` : undefined;
}

/**
 * Makes that state true of the embedded backend and gives its values.
 * @throws Error for a state that there is not
 */
export async function setUp(world: World, name: string, params?: unknown): Promise<object> {
  if (!Object.hasOwn(providerStates, name)) throw new Error(`There is no provider state "${name}".`);
  const state = stateOf(name as StateName);
  return (await state.make(world, (params ?? state.params ?? {}) as never)) ?? {};
}
