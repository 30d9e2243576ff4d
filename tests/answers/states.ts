import type { ProviderState, Values } from './state.ts';
import { accountStates } from './states/account.ts';
import { confirmationStates } from './states/confirmation.ts';
import { matchStates } from './states/match.ts';
import { sessionStates } from './states/session.ts';
import { userStates } from './states/user.ts';
import type { TestBackend } from './test-backend.ts';

/**
 * Every provider state by name. "The person" is the signed-in one; the states of one interaction are true together.
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

/** The state of that name. */
export const stateOf = (name: StateName): ProviderState => providerStates[name] as ProviderState;

/** A message about values of the state that a hook did not return. A verifier would silently use the examples instead. */
export function stateFault(name: string, given: unknown): string | undefined {
  const { values = {} } = (stateOf(name as StateName) as ProviderState | undefined) ?? {};
  const missing = Object.keys(values).filter((value) => (given as Values | null)?.[value] == null);
  return missing.length > 0 ? `state "${name}" answered without ${missing.join(', ')}` : undefined;
}

/**
 * Sets that state up in the embedded backend and returns its values.
 * @throws Error for an unknown state
 */
export async function setUp(backend: TestBackend, name: string, params?: unknown): Promise<object> {
  if (!Object.hasOwn(providerStates, name)) throw new Error(`There is no provider state "${name}".`);
  const state = stateOf(name as StateName);
  return (await state.make(backend, (params ?? state.params ?? {}) as never)) ?? {};
}
