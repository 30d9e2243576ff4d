import type { ParamsOf, StateName, ValuesOf } from '../states.ts';
import { accountStates } from './account-states.ts';
import { confirmationStates } from './confirmation-states.ts';
import { matchStates } from './match-states.ts';
import { sessionStates } from './session-states.ts';
import { userStates } from './user-states.ts';
import type { World } from './world.ts';

/** Makes each state true of the embedded backend and gives its values. A state without a handler does not compile. */
export type HandlersOf = {
  [Name in StateName]: (world: World, params: ParamsOf<Name>) => ValuesOf<Name> | Promise<ValuesOf<Name>>;
};

const handlers: HandlersOf = {
  ...sessionStates,
  ...matchStates,
  ...confirmationStates,
  ...accountStates,
  ...userStates,
};

/**
 * Makes that state true and gives its values.
 * @throws Error for a state that the map does not have
 */
export async function setUp(world: World, name: string, params: unknown): Promise<object> {
  if (!Object.hasOwn(handlers, name)) throw new Error(`There is no provider state "${name}".`);
  const handle = handlers[name as StateName] as (world: World, params: unknown) => unknown;
  return ((await handle(world, params)) as object | undefined) ?? {};
}
