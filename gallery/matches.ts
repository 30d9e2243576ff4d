import { addMessage, markRead } from '@mocks/db/matches/chat';
import { demoIds } from '@mocks/db/seed/users';
import { serializeMatch } from '@mocks/handlers/serialize/match';
import { matchKinds, type MatchKind } from '../tests/answers/match-kinds';
import type { PickMatch, BackendContext } from './state';

/** Picks the first match of a kind as jana sees the seed, preferably in one of her cities. */
const pickFirst =
  (kind: MatchKind): PickMatch =>
  (state, now) => {
    const rows = state.matches.toSorted((a, b) => a.starts_at - b.starts_at);
    const serialized = rows.map((row) => serializeMatch(state, row, { userId: demoIds.jana, now }));
    const candidates = rows.filter((_, index) => matchKinds[kind](serialized[index]!, serialized));
    const cityIds = state.users.find(({ id }) => id === demoIds.jana)?.city_ids ?? [];
    const isNear = ({ venue_id }: (typeof rows)[number]): boolean =>
      state.venues.some(({ id, city_id }) => id === venue_id && cityIds.includes(city_id));
    return candidates.find(isNear) ?? candidates[0];
  };

/** For each kind of match, the function that picks one of the seed for jana. */
export const pickMatch = Object.fromEntries(
  (Object.keys(matchKinds) as MatchKind[]).map((kind) => [kind, pickFirst(kind)]),
) as Record<MatchKind, PickMatch>;

/** Changes of a match while it is open, so that later answers agree with a refusal. */
export const matchChanges = {
  deleteMatch: ({ state, match }: BackendContext): void => {
    state.matches = state.matches.filter(({ id }) => id !== match.id);
  },
  closeJoining: ({ match, now }: BackendContext): void => {
    match.join_deadline = now - 60_000;
  },
  closeLeaving: ({ match, now }: BackendContext): void => {
    match.leave_deadline = now - 60_000;
  },
} as const;

/** Adds three messages to the chat that jana has not read. */
export function addUnreadMessages({ state, match, now }: BackendContext): void {
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

/** Gives all matches the sport and venue of the state's match, so that the app offers some of them instead. */
export function makeOthersSimilar({ state, match: { sport, venue_id } }: BackendContext): void {
  for (const row of state.matches) Object.assign(row, { sport, venue_id });
}

/** Lets the match start in less than 15 hours. */
export function makeStartSoon({ match, now }: BackendContext): void {
  const duration = match.ends_at - match.starts_at;
  match.starts_at = now + 14.6 * 3_600_000;
  match.ends_at = match.starts_at + duration;
}
