import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { participation as rules } from '@/generated/rules';
import type { Match } from '@/generated/schemas/match.zod';
import type { Participant } from '@/generated/schemas/participant.zod';
import { SIGNED_IN } from '../../answers/answer.ts';
import type { StateName } from '../../answers/states.ts';
import { NEWCOMER, signInNewcomer, signInSomebody, SOMEBODY, type Sequence } from './sequence.ts';

const JOINED_FULL = 'a joined match without a free place';
const OPEN = 'a match that can be joined';
const LINK = 'a confirmation link';

/** States whose matches are in the list of upcoming matches. */
const listedStates = [
  'a match that can be joined',
  JOINED_FULL,
  'a match that has started',
  'a joined match that is cancelled',
] as const satisfies StateName[];
const endedStates = ['a finished match', 'a joined match that is finished'] as const satisfies StateName[];

const joinedStates = [
  'a joined match that is cancelled',
  'a joined match that has started',
  'a joined match that is finished',
] as const satisfies StateName[];
const notJoinedStates = [
  'a cancelled match',
  'a match that has started',
  'a finished match',
] as const satisfies StateName[];

const NO_DEADLINE_WHILE_WAITING = 'confirm_by of who waits: there is no place to confirm yet';
const HAS_TIME_TO_CONFIRM = 'confirm_by of who moved up in a match that asks for a confirmation';
const JOINED_AT_STAYS = 'joined_at of who moved up: it stays when the person began to wait';
const TIME_TO_CONFIRM = `confirm_by of who moved up: ${rules.confirm_after_promotion} s after the moment of moving up at least, and never after the start (leaveMatch)`;
const LAST_IN_LINE = 'who joins a full match waits behind those who wait already';
const MISSING_MATCHES =
  'missing in the list, which has every match that has not ended, cancelled and joined ones too';
const ONE_SPOT_TAKEN = 'participants_count after joining at once, which takes one place';

const waitlistedAt = (waitlist_position: number) => ({
  my_participation: { status: 'waitlisted', waitlist_position },
});

/** Whether `one` belongs behind `other` in the list: later, or at the same time with a greater id. */
const isAfter = (one: Match, other: Match): boolean => {
  const milliseconds = Date.parse(one.starts_at) - Date.parse(other.starts_at);
  return milliseconds > 0 || (one.starts_at === other.starts_at && one.id > other.id);
};

export const matchSequences = {
  'moves the first person of the waiting list up when somebody leaves, with a new time to confirm': {
    states: [SIGNED_IN, SOMEBODY, NEWCOMER, JOINED_FULL],
    async run(ask, valuesOf) {
      const values = valuesOf(JOINED_FULL);
      const { access: bearer } = await signInSomebody(ask);
      const newcomerBearer = await signInNewcomer(ask, valuesOf(NEWCOMER));
      const firstAnswer = await ask('joinMatch', 200, { bearer, values });
      expect(firstAnswer, 'who joins a full match waits').toMatchObject({
        ...waitlistedAt(1),
        waitlist_count: 1,
      });
      expect(firstAnswer.my_participation?.confirm_by, NO_DEADLINE_WHILE_WAITING).toBeNull();
      expect(await ask('joinMatch', 200, { bearer: newcomerBearer, values }), LAST_IN_LINE).toMatchObject(
        waitlistedAt(2),
      );
      const { participants_count } = firstAnswer;
      const { my_participation: waitlisted } = await ask('getMatch', 200, { bearer, values });
      const leaveAnswer = await ask('leaveMatch', 200, { values });
      expect(
        leaveAnswer,
        'who leaves has no part in the match, and the first in line takes the place',
      ).toMatchObject({ my_participation: null, participants_count, waitlist_count: 1 });
      const { my_participation, starts_at } = await ask('getMatch', 200, { bearer, values });
      const movedUp = { pid: firstAnswer.my_participation?.pid, status: 'joined', waitlist_position: null };
      expect(
        my_participation,
        'after a place became free: the first in line has it, with the same pid',
      ).toMatchObject(movedUp);
      expect(my_participation.joined_at, JOINED_AT_STAYS).toBe(waitlisted?.joined_at);
      expect(my_participation.confirm_by, HAS_TIME_TO_CONFIRM).not.toBeNull();
      expect(
        await ask('getMatch', 200, { bearer: newcomerBearer, values }),
        'after a place became free: the second in line is the first now',
      ).toMatchObject(waitlistedAt(1));
      expect(
        await ask('joinMatch', 200, { values }),
        `who has left and joins again: the place is taken, and ${LAST_IN_LINE}`,
      ).toMatchObject({ ...waitlistedAt(2), participants_count });
      const confirmBy = Date.parse(my_participation.confirm_by as string);
      const seconds = (confirmBy - Date.parse(leaveAnswer.updated_at as string)) / 1000;
      expect(seconds, TIME_TO_CONFIRM).toBeGreaterThanOrEqual(rules.confirm_after_promotion - 5);
      expect(confirmBy, TIME_TO_CONFIRM).toBeLessThanOrEqual(Date.parse(starts_at as string));
    },
  },
  'gives the last spot to one of two people who join at once': {
    states: [SIGNED_IN, SOMEBODY, NEWCOMER, JOINED_FULL],
    async run(ask, valuesOf) {
      const values = valuesOf(JOINED_FULL);
      const bearers = [(await signInSomebody(ask)).access, await signInNewcomer(ask, valuesOf(NEWCOMER))];
      const { participants_count } = await ask('leaveMatch', 200, { values });
      await Promise.all(bearers.map((bearer) => ask('joinMatch', 200, { bearer, values })));
      const matches = await Promise.all(bearers.map((bearer) => ask('getMatch', 200, { bearer, values })));
      const statuses = matches.map(({ my_participation }) => my_participation?.status as string);
      expect(statuses.toSorted(), 'one place and two who join at once').toEqual(['joined', 'waitlisted']);
      expect(matches[0].participants_count, ONE_SPOT_TAKEN).toBe(participants_count + 1);
    },
  },
  'adds a person to the roster once when they send several joins at once': {
    states: [SIGNED_IN, OPEN],
    async run(ask, valuesOf) {
      const values = valuesOf(OPEN);
      const { participants_count } = await ask('getMatch', 200, { values });
      await Promise.all([1, 2, 3].map(() => ask('joinMatch', 200, { values })));
      const matchAfter = await ask('getMatch', 200, { values });
      const ownRows = (matchAfter.participants as Participant[]).filter(({ is_me }) => is_me);
      expect(
        ownRows.length,
        'how often the person stands in `participants` after joining three times at once',
      ).toBe(1);
      expect(matchAfter.participants_count, ONE_SPOT_TAKEN).toBe(participants_count + 1);
    },
  },
  'keeps the order of the waiting list, behind the roster': {
    states: [SIGNED_IN, SOMEBODY, 'a full match'],
    async run(ask, valuesOf) {
      const values = valuesOf('a full match');
      const { access: bearer } = await signInSomebody(ask);
      const { my_participation } = await ask('joinMatch', 200, { values });
      const position = my_participation?.waitlist_position as number;
      const { participants } = await ask('joinMatch', 200, { bearer, values });
      const lastTwo = (participants as Participant[]).slice(-2);
      const expectedRows = [
        { is_me: false, waitlist_position: position },
        { is_me: true, waitlist_position: position + 1 },
      ];
      expect(
        lastTwo,
        'the last two of participants: who waits stands behind the roster, by position',
      ).toMatchObject(expectedRows);
      await ask('leaveMatch', 200, { values });
      expect(
        await ask('getMatch', 200, { bearer, values }),
        'who waits moves up by one when somebody before them leaves the waiting list',
      ).toMatchObject(waitlistedAt(position));
      expect(
        await ask('joinMatch', 200, { values }),
        `who has left the waiting list and joins again: ${LAST_IN_LINE}`,
      ).toMatchObject(waitlistedAt(position + 1));
    },
  },
  'lists all matches that have not ended, soonest first, with the same data as each match': {
    states: [SIGNED_IN, ...listedStates, ...endedStates],
    async run(ask, valuesOf) {
      const list = (await ask('getUpcomingMatches', 200)) as Match[];
      const finished = list.filter(({ status }) => status === 'finished').map(({ id }) => id);
      expect(finished, 'the ids of finished matches in the list, which has none').toEqual([]);
      const ids = list.map(({ id }) => id);
      const missing = listedStates.filter((state) => !ids.includes(valuesOf(state).match_id as number));
      expect(missing, MISSING_MATCHES).toEqual([]);
      const endedInList = endedStates.filter((state) => ids.includes(valuesOf(state).match_id as number));
      expect(endedInList, 'what the list has: no match that has ended').toEqual([]);
      const misplaced = list.filter((one, index) => index > 0 && isAfter(list[index - 1]!, one));
      expect(
        misplaced.map(({ id }) => id),
        'the soonest first, then by id: ids of matches behind one that comes after them',
      ).toEqual([]);
      const listedFull = list.find(({ id }) => id === valuesOf(JOINED_FULL).match_id)!;
      expect(
        await ask('getMatch', 200, { values: valuesOf(JOINED_FULL) }),
        'a match by itself is as the list has it',
      ).toMatchObject(listedFull);
    },
  },
  'accepts joining again and leaving without a participation': {
    states: [SIGNED_IN, ...joinedStates, ...notJoinedStates],
    async run(ask, valuesOf) {
      for (const state of joinedStates) {
        const rule = `${state}: joining again is no error, however the match stands`;
        const match = await ask('joinMatch', 200, { values: valuesOf(state), rule });
        expect(match.my_participation, rule).not.toBeNull();
      }
      for (const state of notJoinedStates) {
        const rule = `${state}: leaving without a part in it is no error, however the match stands`;
        const match = await ask('leaveMatch', 200, { values: valuesOf(state), rule });
        expect(match.my_participation, rule).toBeNull();
      }
    },
  },
  'confirms a participation, and refuses the link after the person has left': {
    states: [SIGNED_IN, LINK],
    async run(ask, valuesOf) {
      const confirm = () => ask('confirmParticipation', 200, { values: valuesOf(LINK) });
      const { match, pid } = await confirm();
      // The first answer may have a confirmed_at that the database has not rounded yet.
      const { confirmed_at } = await confirm();
      expect(
        await confirm(),
        'confirming again keeps confirmed_at, and says already_confirmed',
      ).toMatchObject({ status: 'already_confirmed', confirmed_at });
      const list = (await ask('getUpcomingMatches', 200)) as Match[];
      expect(
        list.find(({ id }) => id === match.id)?.my_participation,
        'my_participation after confirming: the link was for the place of the person who is signed in',
      ).toMatchObject({ pid, status: 'confirmed' });
      await ask('leaveMatch', 200, { values: { match_id: match.id }, rule: 'who has confirmed may leave' });
      const rule = 'the link dies with the participation';
      const refused = await ask('confirmParticipation', 404, { values: valuesOf(LINK), rule });
      expect(refused, rule).toMatchObject({ code: 'confirmation_link_invalid' });
    },
  },
  'accepts confirmation_token from its owner, and hides it from other people': {
    states: [SIGNED_IN, SOMEBODY, LINK],
    async run(ask, valuesOf) {
      const { pid } = valuesOf(LINK);
      const findOwnMatch = async () =>
        ((await ask('getUpcomingMatches', 200)) as Match[]).find(
          ({ my_participation }) => String(my_participation?.pid) === String(pid),
        );
      const before = await findOwnMatch();
      const token = before?.my_participation?.confirmation_token;
      // A backend may send the token by e-mail only.
      if (before === undefined || token === undefined) return;
      const { access: bearer } = await signInSomebody(ask);
      const othersView = await ask('getMatch', 200, { bearer, values: { match_id: before.id } });
      expect(JSON.stringify(othersView), 'what somebody else sees of the match').not.toContain(token);
      await ask('confirmParticipation', 200, {
        values: { ...valuesOf(LINK), token },
        rule: 'confirmation_token of my_participation',
      });
      expect(
        (await findOwnMatch())?.my_participation,
        'my_participation of who has confirmed',
      ).not.toHaveProperty('confirmation_token');
    },
  },
  'moves updated_at of a match when somebody confirms': {
    states: [SIGNED_IN, LINK],
    async run(ask, valuesOf) {
      // Also a backend that stores whole seconds then has a later time.
      await setTimeout(1100);
      await ask('confirmParticipation', 200, { values: valuesOf(LINK) });
      const { match, confirmed_at } = await ask('confirmParticipation', 200, { values: valuesOf(LINK) });
      const { updated_at } = await ask('getMatch', 200, { values: { match_id: match.id } });
      expect(
        Date.parse(updated_at as string),
        `updated_at of the match: confirming moves it, which was at ${confirmed_at}`,
      ).toBeGreaterThan(Date.parse(confirmed_at as string) - 1000);
    },
  },
} satisfies Record<string, Sequence>;
