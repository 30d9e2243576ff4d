import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { participation as rules } from '@/generated/rules';
import { SIGNED_IN } from '../../answers/answer.ts';
import type { StateName } from '../../answers/states.ts';
import { NEWCOMER, signInNewcomer, signInSomebody, SOMEBODY, type Sequence } from './sequence.ts';

const FULL = 'a joined match without a free place';
const OPEN = 'a match that can be joined';
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

const WAITS = 'confirm_by of who waits: there is no place to confirm yet';
const MOVED_UP = 'confirm_by of who moved up in a match that asks for a confirmation';
const JOINED_AT = 'joined_at of who moved up: it stays when the person began to wait';
const TIME_TO_CONFIRM = `confirm_by of who moved up: ${rules.confirm_after_promotion} s after the moment of moving up at least, and never after the start (leaveMatch)`;
const BEHIND = 'who joins a full match waits behind those who wait already';
const LACKING =
  'missing in the list, which has every match that has not ended, cancelled and joined ones too';
const TAKES_PLACES = 'participants_count after joining at once, which takes one place';

const waiting = (waitlist_position: number) => ({
  my_participation: { status: 'waitlisted', waitlist_position },
});

interface Line {
  is_me: boolean;
  waitlist_position: number | null;
}

/** The order of the list. A backend may compare times more precisely than a `Date`, and need not look at the id then. */
const isAfter = (one: Listed, other: Listed): boolean => {
  const milliseconds = Date.parse(one.starts_at) - Date.parse(other.starts_at);
  return milliseconds > 0 || (one.starts_at === other.starts_at && one.id > other.id);
};

interface Listed {
  id: number;
  status: string;
  starts_at: string;
  my_participation: { pid: number; confirmation_token?: string } | null;
}

/** Lists of matches, and the places in one. */
export const matchSequences = {
  'moves the first of two who wait up when somebody leaves, with a time of its own to confirm': {
    given: [SIGNED_IN, SOMEBODY, NEWCOMER, FULL],
    async run(ask, of) {
      const values = of(FULL);
      const { access: as } = await signInSomebody(ask);
      const last = await signInNewcomer(ask, of(NEWCOMER));
      const first = await ask('joinMatch', 200, { as, values });
      expect(first, 'who joins a full match waits').toMatchObject({ ...waiting(1), waitlist_count: 1 });
      expect(first.my_participation?.confirm_by, WAITS).toBeNull();
      expect(await ask('joinMatch', 200, { as: last, values }), BEHIND).toMatchObject(waiting(2));
      const { participants_count } = first;
      const { my_participation: waited } = await ask('getMatch', 200, { as, values });
      const left = await ask('leaveMatch', 200, { values });
      expect(
        left,
        'who leaves has no part in the match, and the first in line takes the place',
      ).toMatchObject({ my_participation: null, participants_count, waitlist_count: 1 });
      const { my_participation, starts_at } = await ask('getMatch', 200, { as, values });
      const moved = { pid: first.my_participation?.pid, status: 'joined', waitlist_position: null };
      expect(
        my_participation,
        'after a place became free: the first in line has it, with the same pid',
      ).toMatchObject(moved);
      expect(my_participation.joined_at, JOINED_AT).toBe(waited?.joined_at);
      expect(my_participation.confirm_by, MOVED_UP).not.toBeNull();
      expect(
        await ask('getMatch', 200, { as: last, values }),
        'after a place became free: the second in line is the first now',
      ).toMatchObject(waiting(1));
      expect(
        await ask('joinMatch', 200, { values }),
        `who has left and joins again: the place is taken, and ${BEHIND}`,
      ).toMatchObject({ ...waiting(2), participants_count });
      const confirmBy = Date.parse(my_participation.confirm_by as string);
      const seconds = (confirmBy - Date.parse(left.updated_at as string)) / 1000;
      expect(seconds, TIME_TO_CONFIRM).toBeGreaterThanOrEqual(rules.confirm_after_promotion - 5);
      expect(confirmBy, TIME_TO_CONFIRM).toBeLessThanOrEqual(Date.parse(starts_at as string));
    },
  },
  'gives the last place to one of two who join at once': {
    given: [SIGNED_IN, SOMEBODY, NEWCOMER, FULL],
    async run(ask, of) {
      const values = of(FULL);
      const both = [(await signInSomebody(ask)).access, await signInNewcomer(ask, of(NEWCOMER))];
      const { participants_count } = await ask('leaveMatch', 200, { values });
      await Promise.all(both.map((as) => ask('joinMatch', 200, { as, values })));
      const parts = await Promise.all(both.map((as) => ask('getMatch', 200, { as, values })));
      const statuses = parts.map(({ my_participation }) => my_participation?.status as string);
      expect(statuses.toSorted(), 'one place and two who join at once').toEqual(['joined', 'waitlisted']);
      expect(parts[0].participants_count, TAKES_PLACES).toBe(participants_count + 1);
    },
  },
  'puts who joins twice at once on the roster once': {
    given: [SIGNED_IN, OPEN],
    async run(ask, of) {
      const values = of(OPEN);
      const { participants_count } = await ask('getMatch', 200, { values });
      await Promise.all([1, 2, 3].map(() => ask('joinMatch', 200, { values })));
      const after = await ask('getMatch', 200, { values });
      const mine = (after.participants as Line[]).filter(({ is_me }) => is_me);
      expect(
        mine.length,
        'how often the person stands in `participants` after joining three times at once',
      ).toBe(1);
      expect(after.participants_count, TAKES_PLACES).toBe(participants_count + 1);
    },
  },
  'keeps the order of those who wait, behind the roster': {
    given: [SIGNED_IN, SOMEBODY, 'a full match'],
    async run(ask, of) {
      const values = of('a full match');
      const { access: as } = await signInSomebody(ask);
      const { my_participation } = await ask('joinMatch', 200, { values });
      const first = my_participation?.waitlist_position as number;
      const { participants } = await ask('joinMatch', 200, { as, values });
      const last = (participants as Line[]).slice(-2);
      const wanted = [
        { is_me: false, waitlist_position: first },
        { is_me: true, waitlist_position: first + 1 },
      ];
      expect(
        last,
        'the last two of participants: who waits stands behind the roster, by position',
      ).toMatchObject(wanted);
      await ask('leaveMatch', 200, { values });
      expect(
        await ask('getMatch', 200, { as, values }),
        'who waits moves up by one when somebody before them leaves the waiting list',
      ).toMatchObject(waiting(first));
      expect(
        await ask('joinMatch', 200, { values }),
        `who has left the waiting list and joins again: ${BEHIND}`,
      ).toMatchObject(waiting(first + 1));
    },
  },
  'lists what has not ended, soonest first, as each match is by itself': {
    given: [SIGNED_IN, ...listed, ...ended],
    async run(ask, of) {
      const list = (await ask('getUpcomingMatches', 200)) as Listed[];
      const finished = list.filter(({ status }) => status === 'finished').map(({ id }) => id);
      expect(finished, 'the ids of finished matches in the list, which has none').toEqual([]);
      const ids = list.map(({ id }) => id);
      const missing = listed.filter((state) => !ids.includes(of(state).match_id as number));
      expect(missing, LACKING).toEqual([]);
      const over = ended.filter((state) => ids.includes(of(state).match_id as number));
      expect(over, 'what the list has: no match that has ended').toEqual([]);
      const misplaced = list.filter((one, index) => index > 0 && isAfter(list[index - 1]!, one));
      expect(
        misplaced.map(({ id }) => id),
        'the soonest first, then by id: ids of matches behind one that comes after them',
      ).toEqual([]);
      const mine = list.find(({ id }) => id === of(FULL).match_id)!;
      expect(
        await ask('getMatch', 200, { values: of(FULL) }),
        'a match by itself is as the list has it',
      ).toMatchObject(mine);
    },
  },
  'refuses nobody who changes nothing': {
    given: [SIGNED_IN, ...joined, ...others],
    async run(ask, of) {
      for (const state of joined) {
        const rule = `${state}: joining again is no error, however the match stands`;
        const match = await ask('joinMatch', 200, { values: of(state), rule });
        expect(match.my_participation, rule).not.toBeNull();
      }
      for (const state of others) {
        const rule = `${state}: leaving without a part in it is no error, however the match stands`;
        const match = await ask('leaveMatch', 200, { values: of(state), rule });
        expect(match.my_participation, rule).toBeNull();
      }
    },
  },
  'confirms who takes part, and takes no link of who has left': {
    given: [SIGNED_IN, LINK],
    async run(ask, of) {
      const confirm = () => ask('confirmParticipation', 200, { values: of(LINK) });
      const { match, pid } = await confirm();
      // Not that of the first, which a backend may give as precise as it had it before a database rounded it.
      const { confirmed_at } = await confirm();
      expect(
        await confirm(),
        'confirming again keeps confirmed_at, and says already_confirmed',
      ).toMatchObject({ status: 'already_confirmed', confirmed_at });
      const list = (await ask('getUpcomingMatches', 200)) as Listed[];
      expect(
        list.find(({ id }) => id === match.id)?.my_participation,
        'my_participation after confirming: the link was for the place of the person who is signed in',
      ).toMatchObject({ pid, status: 'confirmed' });
      await ask('leaveMatch', 200, { values: { match_id: match.id }, rule: 'who has confirmed may leave' });
      const rule = 'the link dies with the participation';
      const refused = await ask('confirmParticipation', 404, { values: of(LINK), rule });
      expect(refused, rule).toMatchObject({ code: 'confirmation_link_invalid' });
    },
  },
  'lets who is signed in confirm by a token of their own, which nobody else is given': {
    given: [SIGNED_IN, SOMEBODY, LINK],
    async run(ask, of) {
      const { pid } = of(LINK);
      const mine = async () =>
        ((await ask('getUpcomingMatches', 200)) as Listed[]).find(
          ({ my_participation }) => String(my_participation?.pid) === String(pid),
        );
      const before = await mine();
      const token = before?.my_participation?.confirmation_token;
      // A backend may leave it to the e-mail.
      if (before === undefined || token === undefined) return;
      const { access: as } = await signInSomebody(ask);
      const seen = await ask('getMatch', 200, { as, values: { match_id: before.id } });
      expect(JSON.stringify(seen), 'what somebody else sees of the match').not.toContain(token);
      await ask('confirmParticipation', 200, {
        values: { ...of(LINK), token },
        rule: 'confirmation_token of my_participation',
      });
      expect((await mine())?.my_participation, 'my_participation of who has confirmed').not.toHaveProperty(
        'confirmation_token',
      );
    },
  },
  'tells of a match when somebody has last confirmed': {
    given: [SIGNED_IN, LINK],
    async run(ask, of) {
      // So much later that whole seconds show it too.
      await setTimeout(1100);
      await ask('confirmParticipation', 200, { values: of(LINK) });
      const { match, confirmed_at } = await ask('confirmParticipation', 200, { values: of(LINK) });
      const { updated_at } = await ask('getMatch', 200, { values: { match_id: match.id } });
      expect(
        Date.parse(updated_at as string),
        `updated_at of the match: confirming moves it, which was at ${confirmed_at}`,
      ).toBeGreaterThan(Date.parse(confirmed_at as string) - 1000);
    },
  },
} satisfies Record<string, Sequence>;
