import { chats } from './list/chat';
import { detail } from './list/detail';
import { everywhere, landing, matches } from './list/home';
import { confirmation, recovery, verification } from './list/links';
import { messages } from './list/messages';
import { profile, statistics } from './list/profile';
import { publicPages } from './list/public-pages';
import { registration } from './list/registration';
import { login } from './list/sign-in';
import type { Group, State } from './state';

/** All states by screen. */
export const groups: readonly Group[] = [
  landing,
  matches,
  detail,
  chats,
  messages,
  confirmation,
  login,
  registration,
  recovery,
  verification,
  profile,
  statistics,
  publicPages,
  everywhere,
];

/** All states in one list. */
export const states: readonly State[] = groups.flatMap((group) => group.states);

/** The state with a name. Throws when there is none. */
export function stateOf(name: string): State {
  const state = states.find((candidate) => candidate.name === name);
  if (!state) throw new Error(`There is no state "${name}".`);
  return state;
}
