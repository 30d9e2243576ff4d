import { expect } from 'vitest';
import { SIGNED_IN } from '../../answers/answer.ts';
import type { StateName } from '../../answers/states.ts';
import { signInSomebody, SOMEBODY, type Sequence } from './sequence.ts';

const FULL = 'a joined match without a free place';
const LINK = 'a confirmation link';

/** In the list until they have ended, however they stand. */
const listed = [
  'a match that can be joined',
  FULL,
  'a match that has started',
  'a joined match that is cancelled',
] as const satisfies StateName[];
const ended = ['a finished match', 'a joined match that is finished'] as const satisfies StateName[];

const joined = [
  'a joined match that is cancelled',
  'a joined match that has started',
  'a joined match that is finished',
] as const satisfies StateName[];
const others = [
  'a cancelled match',
  'a match that has started',
  'a finished match',
] as const satisfies StateName[];

const waiting = (waitlist_position: number) => ({
  my_participation: { status: 'waitlisted', waitlist_position },
});

interface Line {
  is_me: boolean;
  waitlist_position: number | null;
}

interface Listed {
  id: number;
  status: string;
  starts_at: string;
  my_participation: { pid: number } | null;
}

/** Lists of matches, and the places in one. */
export const matchSequences = {
  'moves the first who waits up when somebody leaves': {
    given: [SIGNED_IN, SOMEBODY, FULL],
    async run(ask, of) {
      const values = of(FULL);
      const { access: as } = await signInSomebody(ask);
      const { my_participation, ...then } = await ask('joinMatch', 200, { as, values });
      expect({ my_participation, ...then }).toMatchObject({ ...waiting(1), waitlist_count: 1 });
      const { participants_count } = then;
      expect(await ask('leaveMatch', 200, { values })).toMatchObject({
        my_participation: null,
        participants_count,
        waitlist_count: 0,
      });
      expect(await ask('getMatch', 200, { as, values }), 'after a place became free').toMatchObject({
        my_participation: { pid: my_participation.pid, status: 'joined', waitlist_position: null },
      });
      // The place is taken again.
      expect(await ask('joinMatch', 200, { values })).toMatchObject({ ...waiting(1), participants_count });
    },
  },
  'keeps the order of those who wait, behind the roster': {
    given: [SIGNED_IN, SOMEBODY, 'a full match'],
    async run(ask, of) {
      const values = of('a full match');
      const { access: as } = await signInSomebody(ask);
      const { my_participation } = await ask('joinMatch', 200, { values });
      const first = my_participation.waitlist_position as number;
      const { participants } = await ask('joinMatch', 200, { as, values });
      const last = (participants as Line[]).slice(-2);
      expect(last.map(({ is_me, waitlist_position }) => [is_me, waitlist_position])).toEqual([
        [false, first],
        [true, first + 1],
      ]);
      await ask('leaveMatch', 200, { values });
      expect(await ask('getMatch', 200, { as, values })).toMatchObject(waiting(first));
      expect(await ask('joinMatch', 200, { values })).toMatchObject(waiting(first + 1));
    },
  },
  'lists what has not ended, soonest first, as each match is by itself': {
    given: [SIGNED_IN, ...listed, ...ended],
    async run(ask, of) {
      const list = (await ask('getUpcomingMatches', 200)) as Listed[];
      expect(list.map(({ status }) => status)).not.toContain('finished');
      const ids = list.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(listed.map((state) => of(state).match_id)));
      for (const state of ended) expect(ids).not.toContain(of(state).match_id);
      const timeOf = ({ starts_at }: Listed) => Date.parse(starts_at);
      const soonest = list.toSorted((one, other) => timeOf(one) - timeOf(other) || one.id - other.id);
      expect(ids, 'the soonest first').toEqual(soonest.map(({ id }) => id));
      const mine = list.find(({ id }) => id === of(FULL).match_id);
      expect(await ask('getMatch', 200, { values: of(FULL) })).toMatchObject(mine!);
    },
  },
  'refuses nobody who changes nothing': {
    given: [SIGNED_IN, ...joined, ...others],
    async run(ask, of) {
      for (const state of joined) {
        const match = await ask('joinMatch', 200, { values: of(state) });
        expect(match.my_participation, state).not.toBeNull();
      }
      for (const state of others)
        expect(await ask('leaveMatch', 200, { values: of(state) })).toMatchObject({ my_participation: null });
    },
  },
  'confirms who takes part, and takes no link of who has left': {
    given: [SIGNED_IN, LINK],
    async run(ask, of) {
      const { match, pid } = await ask('confirmParticipation', 200, { values: of(LINK) });
      const list = (await ask('getUpcomingMatches', 200)) as Listed[];
      expect(list.find(({ id }) => id === match.id)).toMatchObject({
        my_participation: { pid, status: 'confirmed' },
      });
      await ask('leaveMatch', 200, { values: { match_id: match.id } });
      expect(await ask('confirmParticipation', 404, { values: of(LINK) })).toMatchObject({
        code: 'confirmation_link_invalid',
      });
    },
  },
} satisfies Record<string, Sequence>;
