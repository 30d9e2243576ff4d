import { addMessage } from '@mocks/db/matches/chat';
import { addParticipation } from '@mocks/db/matches/roster';
import { findByUsername } from '@mocks/db/rows';
import { type VenueName, venueId } from '@mocks/db/seed/venues';
import type { MatchRow, ParticipationRow, State } from '@mocks/db/state';
import { addMatch } from '@mocks/db/state.fixture';
import type { TestBackend } from '@mocks/node';

type Participation = Partial<
  Pick<ParticipationRow, 'status' | 'joined_at' | 'confirm_by' | 'confirmed_at' | 'attended'>
>;

export interface PlannedMatch extends Partial<MatchRow> {
  venue?: VenueName;
  /** The usernames on the roster, or a number of people without a demo account. */
  players?: readonly string[] | number;
  /** The usernames on the waiting list, in order. */
  waiting?: readonly string[];
  /** Fields of participations by username. */
  participations?: Readonly<Record<string, Participation>>;
}

/** The lowest id of a user without a demo account. */
const firstOtherId = 6;

export const idOf = (state: State, username: string): number => {
  const user = findByUsername(state, username);
  if (!user) throw new Error(`The seed knows no ${username}.`);
  return user.id;
};

/**
 * Replaces the matches of the seed. By default a match has ten spots, is tomorrow at this hour for an hour, at Lužánky in Brno,
 * and is organised by Petr Dvořák. The ids count from 1.
 */
export function planMatches({ store }: TestBackend, matches: readonly PlannedMatch[]): void {
  store.mutate((state) => {
    Object.assign(state, { matches: [], participations: [], messages: [], reads: [], leaves: [] });
    for (const { venue = 'luzanky', players = [], waiting = [], participations = {}, ...row } of matches) {
      const match = addMatch(state, { venue_id: venueId(venue), organizer_id: 4, ...row });
      const join = (user_id: number, fields: Participation): void => {
        const pid = 1000 + state.participations.length;
        addParticipation(state, match.id, user_id, { pid, joined_at: pid, ...fields });
      };
      if (typeof players === 'number') {
        for (let count = 0; count < players; count += 1) join(firstOtherId + count, {});
      } else {
        for (const name of players) join(idOf(state, name), participations[name] ?? {});
      }
      for (const name of waiting) join(idOf(state, name), { status: 'waitlisted', ...participations[name] });
    }
  });
}

interface SayOptions {
  match_id?: number;
  /** The age of the message in minutes. */
  minutesAgo?: number;
}

/** Stores a chat message of an account, by default in the first match and written now; returns the id of the message. */
export const say = (
  { store }: TestBackend,
  username: string,
  message: string,
  { match_id = 1, minutesAgo = 0 }: SayOptions = {},
): number =>
  store.mutate((state) => {
    const created_at = Date.now() - minutesAgo * 60_000;
    return addMessage(state, { match_id, sender_id: idOf(state, username), message, created_at });
  }).id;
