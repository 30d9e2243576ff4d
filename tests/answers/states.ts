import type { ProviderState, Values } from './state.ts';
import { accountStates } from './states/account.ts';
import { confirmationStates } from './states/confirmation.ts';
import { matchStates } from './states/match.ts';
import { sessionStates } from './states/session.ts';
import { userStates } from './states/user.ts';
import type { TestBackend } from './test-backend.ts';

/** Every provider state by name. "The person" is the signed-in one; the states of one interaction are true together. */
export const providerStates = {
  ...sessionStates,
  ...matchStates,
  ...confirmationStates,
  ...accountStates,
  ...userStates,
} as const;

export type StateName = keyof typeof providerStates;

export const stateOf = (name: StateName): ProviderState => providerStates[name] as ProviderState;

/** A message about values of the state that a hook did not return, for which a verifier would use the examples; undefined if none is missing. */
export function stateFault(name: string, returnedValues: unknown): string | undefined {
  const { values = {} } = (stateOf(name as StateName) as ProviderState | undefined) ?? {};
  const missingNames = Object.keys(values).filter((key) => (returnedValues as Values | null)?.[key] == null);
  return missingNames.length > 0 ? `state "${name}" answered without ${missingNames.join(', ')}` : undefined;
}

/** Sets up the state in the embedded backend; returns the values of the state. Throws for an unknown state. */
export async function setUp(backend: TestBackend, name: string, params?: unknown): Promise<object> {
  if (!Object.hasOwn(providerStates, name)) throw new Error(`There is no provider state "${name}".`);
  const state = stateOf(name as StateName);
  return (await state.make(backend, (params ?? state.params ?? {}) as never)) ?? {};
}
