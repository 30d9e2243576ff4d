import { addMessage, markRead } from '@mocks/db/chat';
import { demoIds } from '@mocks/db/seed/users';
import { serializeMatch } from '@mocks/handlers/serialize/match';
import { matchKinds, type MatchKind } from '../tests/answers/match-kinds';
import type { PickMatch, World } from './state';

/** Picks the first match of that kind that the seed has for jana, in one of her cities if it can. */
const first =
  (kind: MatchKind): PickMatch =>
  (state, now) => {
    const rows = state.matches.toSorted((one, other) => one.starts_at - other.starts_at);
    const list = rows.map((row) => serializeMatch(state, row, { userId: demoIds.jana, now }));
    const found = rows.filter((_, index) => matchKinds[kind](list[index]!, list));
    const cityIds = state.users.find(({ id }) => id === demoIds.jana)?.city_ids ?? [];
    const isNear = ({ venue_id }: (typeof rows)[number]): boolean =>
      state.venues.some(({ id, city_id }) => id === venue_id && cityIds.includes(city_id));
    return found.find(isNear) ?? found[0];
  };

/** The kinds of matches, as jana sees those of the seed. */
export const matchOf = Object.fromEntries(
  (Object.keys(matchKinds) as MatchKind[]).map((kind) => [kind, first(kind)]),
) as Record<MatchKind, PickMatch>;

/** What others do to a match while somebody looks at it, so that what is read after a refusal agrees with it. */
export const meanwhile = {
  deleted: ({ state, match }: World): void => {
    state.matches = state.matches.filter(({ id }) => id !== match.id);
  },
  joinClosed: ({ match, now }: World): void => {
    match.join_deadline = now - 60_000;
  },
  leaveClosed: ({ match, now }: World): void => {
    match.leave_deadline = now - 60_000;
  },
} as const;

/** Three messages in the chat of the match that jana has not read. */
export function threeUnread({ state, match, now }: World): void {
  markRead(state, match.id, demoIds.jana, now);
  for (const minute of [9, 8, 3]) {
    addMessage(state, {
      match_id: match.id,
      sender_id: demoIds.alex,
      message: `Is anybody bringing a ball? (${String(minute)})`,
      created_at: now - minute * 60_000,
    });
  }
}

/** Makes all others alike, so that some of them are offered in its place. */
export function othersAlike({ state, match: { sport, venue_id } }: World): void {
  for (const other of state.matches) Object.assign(other, { sport, venue_id });
}
