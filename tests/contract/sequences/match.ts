import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { participation as rules } from '@/generated/rules';
import type { Match } from '@/generated/schemas/match.zod';
import type { Participant } from '@/generated/schemas/participant.zod';
import type { Sequences } from './sequence.ts';

const JOINED_FULL_MATCH = 'a joined match without a free place';
const OPEN_MATCH = 'a match that can be joined';
const CONFIRMATION_LINK = 'a confirmation link';

/** States whose matches are in the list of upcoming matches. */
const listedStates = [
  OPEN_MATCH,
  JOINED_FULL_MATCH,
  'a match that has started',
  'a joined match that is cancelled',
] as const;

const DEADLINE_RULE = `confirm_by of a person who moved up: at least ${rules.confirm_after_promotion} s after moving up, and not after the start (leaveMatch)`;
const WAITING_ORDER_RULE = 'a person who joins a full match waits behind those who already wait';
const LIMIT_RULE = 'the ids of the list with a limit of 1: all of mine and the first of the others, or all';
const ONE_SPOT_RULE = 'participants_count after simultaneous joins, which take one spot';

const waitlistedAt = (waitlist_position: number) => ({
  my_participation: { status: 'waitlisted', waitlist_position },
});

/** Whether `match` belongs behind `otherMatch` in the list: it begins later, or at the same time and has a greater id. */
const isAfter = (match: Match, otherMatch: Match): boolean => {
  const millisecondsAfter = Date.parse(match.starts_at) - Date.parse(otherMatch.starts_at);
  return millisecondsAfter > 0 || (match.starts_at === otherMatch.starts_at && match.id > otherMatch.id);
};

export const matchSequences = {
  async 'moves the first of the waiting list up when somebody leaves'({
    ask,
    setUp,
    signInSomebody,
    signInNewcomer,
  }) {
    const values = await setUp(JOINED_FULL_MATCH);
    const bearer = await signInSomebody();
    const newcomerBearer = await signInNewcomer();
    const joinAnswer = await ask('joinMatch', 200, { bearer, values });
    const { participants_count, waitlist_count, my_participation: firstInLine } = joinAnswer;
    expect(joinAnswer, 'a person who joins a full match waits').toMatchObject(waitlistedAt(1));
    expect(waitlist_count, 'waitlist_count with one waiting person').toBe(1);
    expect(firstInLine.confirm_by, 'confirm_by of a waiting person: no spot to confirm yet').toBeNull();
    const newcomerAnswer = await ask('joinMatch', 200, { bearer: newcomerBearer, values });
    expect(newcomerAnswer, WAITING_ORDER_RULE).toMatchObject(waitlistedAt(2));
    const { my_participation: waitlisted } = await ask('getMatch', 200, { bearer, values });
    const leaveAnswer = await ask('leaveMatch', 200, { values });
    const expectedMatch = { my_participation: null, participants_count, waitlist_count: 1 };
    expect(leaveAnswer, 'the person has left, and the first in line moves up').toMatchObject(expectedMatch);
    const { my_participation, starts_at } = await ask('getMatch', 200, { bearer, values });
    const movedUp = { pid: firstInLine.pid, status: 'joined', waitlist_position: null };
    expect(my_participation, 'the first in line has the spot, with the same pid').toMatchObject(movedUp);
    expect(my_participation.joined_at, 'joined_at: when they began to wait').toBe(waitlisted?.joined_at);
    expect(my_participation.confirm_by, 'confirm_by: the match asks for a confirmation').not.toBeNull();
    const newcomerMatch = await ask('getMatch', 200, { bearer: newcomerBearer, values });
    expect(newcomerMatch, 'the second in line is the first now').toMatchObject(waitlistedAt(1));
    const joinedAgain = await ask('joinMatch', 200, { values });
    expect(joinedAgain, WAITING_ORDER_RULE).toMatchObject({ ...waitlistedAt(2), participants_count });
    const confirmBy = Date.parse(my_participation.confirm_by as string);
    const secondsToConfirm = (confirmBy - Date.parse(leaveAnswer.updated_at as string)) / 1000;
    expect(secondsToConfirm, DEADLINE_RULE).toBeGreaterThanOrEqual(rules.confirm_after_promotion - 5);
    expect(confirmBy, DEADLINE_RULE).toBeLessThanOrEqual(Date.parse(starts_at as string));
  },
  async 'gives the last spot to one of two people who join at once'({
    ask,
    setUp,
    signInSomebody,
    signInNewcomer,
  }) {
    const values = await setUp(JOINED_FULL_MATCH);
    const bearers = [await signInSomebody(), await signInNewcomer()];
    const { participants_count } = await ask('leaveMatch', 200, { values });
    await Promise.all(bearers.map((bearer) => ask('joinMatch', 200, { bearer, values })));
    const matches = await Promise.all(bearers.map((bearer) => ask('getMatch', 200, { bearer, values })));
    const statuses = matches.map(({ my_participation }) => my_participation?.status as string);
    expect(statuses.toSorted(), 'the statuses of two people who join one spot at once').toEqual([
      'joined',
      'waitlisted',
    ]);
    expect(matches[0].participants_count, ONE_SPOT_RULE).toBe(participants_count + 1);
  },
  async 'adds a person to the roster only once when they send several joins at once'({ ask, setUp }) {
    const values = await setUp(OPEN_MATCH);
    const { participants_count } = await ask('getMatch', 200, { values });
    await Promise.all([1, 2, 3].map(() => ask('joinMatch', 200, { values })));
    const matchAfterJoining = await ask('getMatch', 200, { values });
    const ownRows = (matchAfterJoining.participants as Participant[]).filter(({ is_me }) => is_me);
    expect(ownRows.length, 'rows of the person in `participants` after three joins at once').toBe(1);
    expect(matchAfterJoining.participants_count, ONE_SPOT_RULE).toBe(participants_count + 1);
  },
  async 'lists the people who wait after those who play, in order'({ ask, setUp, signInSomebody }) {
    const values = await setUp('a full match');
    const bearer = await signInSomebody();
    const { my_participation } = await ask('joinMatch', 200, { values });
    const position = my_participation?.waitlist_position as number;
    const { participants } = await ask('joinMatch', 200, { bearer, values });
    const lastTwoRows = (participants as Participant[]).slice(-2);
    expect(lastTwoRows, 'waiting people are behind the roster, by position').toMatchObject([
      { is_me: false, waitlist_position: position },
      { is_me: true, waitlist_position: position + 1 },
    ]);
    await ask('leaveMatch', 200, { values });
    const match = await ask('getMatch', 200, { bearer, values });
    expect(match, 'a waiting person moves up when an earlier one leaves').toMatchObject(
      waitlistedAt(position),
    );
    const joinedAgain = await ask('joinMatch', 200, { values });
    expect(joinedAgain, WAITING_ORDER_RULE).toMatchObject(waitlistedAt(position + 1));
    expect(joinedAgain.my_participation.pid, 'a rejoin gives another pid').not.toBe(my_participation?.pid);
  },
  async 'lists all matches that have not ended, sorted by start, as getMatch answers them'({ ask, setUp }) {
    const matchIds = new Map<string, unknown>();
    for (const state of [...listedStates, 'a finished match', 'a joined match that is finished'] as const)
      matchIds.set(state, (await setUp(state)).match_id);
    const list = (await ask('getUpcomingMatches', 200)) as Match[];
    const finishedIds = list.filter(({ status }) => status === 'finished').map(({ id }) => id);
    expect(finishedIds, 'the ids of finished matches in the list, which has none').toEqual([]);
    const ids = list.map(({ id }) => id);
    const foundStates = [...matchIds.keys()].filter((state) => ids.includes(matchIds.get(state) as number));
    expect(foundStates, 'states in the list: all that have not ended, cancelled too').toEqual(listedStates);
    const misplacedIds = ids.filter((_, index) => index > 0 && isAfter(list[index - 1]!, list[index]!));
    expect(misplacedIds, 'sorted by start, then by id: ids of misplaced matches').toEqual([]);
    const values = { match_id: matchIds.get(JOINED_FULL_MATCH) as number };
    const listedMatch = list.find(({ id }) => id === values.match_id)!;
    const match = await ask('getMatch', 200, { values });
    expect(match, 'getMatch answers the same as the list').toMatchObject(listedMatch);
    const limited = (await ask('getUpcomingMatches', 200, { values: { limit: 1 } })) as Match[];
    let others = 0;
    const expected = list.filter(({ my_participation }) => my_participation || (others += 1) <= 1);
    // A backend may ignore `limit`.
    const allowedIds = [expected, list].map((matches) => matches.map(({ id }) => id));
    expect(allowedIds, LIMIT_RULE).toContainEqual(limited.map(({ id }) => id));
  },
  async 'confirms a participation, and refuses the link after the person has left'({ ask, setUp }) {
    const link = await setUp(CONFIRMATION_LINK);
    const confirm = () => ask('confirmParticipation', 200, { values: link });
    const { match, pid } = await confirm();
    // The first answer may have a confirmed_at that the database has not rounded yet.
    const { confirmed_at } = await confirm();
    const secondAnswer = { status: 'already_confirmed', confirmed_at };
    expect(await confirm(), 'confirming again keeps confirmed_at').toMatchObject(secondAnswer);
    const list = (await ask('getUpcomingMatches', 200)) as Match[];
    const ownParticipation = list.find(({ id }) => id === match.id)?.my_participation;
    const expected = { status: 'confirmed', pid, confirm_by: expect.any(String) as unknown };
    expect(ownParticipation, 'my_participation after confirming').toMatchObject(expected);
    await ask('leaveMatch', 200, { values: { match_id: match.id }, rule: 'a confirmed person may leave' });
    const rule = 'the link ends with the participation';
    const refusal = await ask('confirmParticipation', 404, { values: link, rule });
    expect(refusal, rule).toMatchObject({ code: 'confirmation_link_invalid' });
  },
  async 'accepts confirmation_token from its owner, and hides it from others'({
    ask,
    setUp,
    signInSomebody,
  }) {
    const link = await setUp(CONFIRMATION_LINK);
    const findMatchOfLink = async () =>
      ((await ask('getUpcomingMatches', 200)) as Match[]).find(
        ({ my_participation }) => String(my_participation?.pid) === String(link.pid),
      );
    const unconfirmedMatch = await findMatchOfLink();
    const token = unconfirmedMatch?.my_participation?.confirmation_token;
    // A backend may send the token by e-mail only; then there is nothing to check.
    if (unconfirmedMatch === undefined || token === undefined) return;
    const bearer = await signInSomebody();
    const values = { match_id: unconfirmedMatch.id };
    const otherView = JSON.stringify(await ask('getMatch', 200, { bearer, values }));
    expect(otherView, 'the match as another person gets it').not.toContain(token);
    await ask('getMatch', 200, { values });
    const rule = 'confirmation_token works on, also when a later answer has another';
    await ask('confirmParticipation', 200, { values: { ...link, token }, rule });
    const confirmedMatch = await findMatchOfLink();
    expect(confirmedMatch?.my_participation, 'after confirming').not.toHaveProperty('confirmation_token');
  },
  async 'sets updated_at of a match to the time of a confirmation'({ ask, setUp }) {
    const values = await setUp(CONFIRMATION_LINK);
    // After this pause the confirmation has a later time, even in a backend that stores whole seconds.
    await setTimeout(1100);
    const confirm = () => ask('confirmParticipation', 200, { values });
    await confirm();
    const { match, confirmed_at } = await confirm();
    const { updated_at } = await ask('getMatch', 200, { values: { match_id: match.id } });
    const [updatedAt, confirmedAt] = [Date.parse(updated_at as string), Date.parse(confirmed_at as string)];
    expect(updatedAt, 'a confirmation changes updated_at').toBeGreaterThan(confirmedAt - 1000);
  },
} satisfies Sequences;
