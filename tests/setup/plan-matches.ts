import { addParticipation } from '@mocks/db/roster';
import { findByUsername } from '@mocks/db/rows';
import { type VenueName, venueId } from '@mocks/db/seed/venues';
import type { MatchRow, ParticipationRow, State } from '@mocks/db/state';
import { addMatch } from '@mocks/db/state.fixture';
import type { TestBackend } from '@mocks/node';

type Place = Partial<Pick<ParticipationRow, 'status' | 'confirm_by' | 'confirmed_at' | 'attended'>>;

export interface PlannedMatch extends Partial<MatchRow> {
  venue?: VenueName;
  /** Who is on the roster, by username; strangers as a number. */
  players?: readonly string[] | number;
  /** Who waits, in this order. */
  waiting?: readonly string[];
  /** What is special about somebody's place, by username. */
  places?: Readonly<Record<string, Place>>;
}

/** The first id of the people whom nobody signs in as. */
const firstStranger = 6;

export const idOf = (state: State, username: string): number => {
  const user = findByUsername(state, username);
  if (!user) throw new Error(`The seed knows no ${username}.`);
  return user.id;
};

/**
 * Puts these matches into the place of all that the seed has planned: of ten places, tomorrow at this hour for an hour,
 * at Lužánky in Brno, unless they say otherwise. Their ids count from 1, and Petr Dvořák organises them.
 */
export function planMatches({ store }: TestBackend, matches: readonly PlannedMatch[]): void {
  store.mutate((state) => {
    Object.assign(state, { matches: [], participations: [], messages: [], reads: [], leaves: [] });
    for (const { venue = 'luzanky', players = [], waiting = [], places = {}, ...fields } of matches) {
      const match = addMatch(state, { venue_id: venueId(venue), organizer_id: 4, ...fields });
      const add = (user_id: number, place: Place): void => {
        const pid = 1000 + state.participations.length;
        addParticipation(state, match.id, user_id, { pid, joined_at: pid, ...place });
      };
      if (typeof players === 'number') {
        for (let count = 0; count < players; count += 1) add(firstStranger + count, {});
      } else {
        for (const name of players) add(idOf(state, name), places[name] ?? {});
      }
      for (const name of waiting) add(idOf(state, name), { status: 'waitlisted', ...places[name] });
    }
  });
}
