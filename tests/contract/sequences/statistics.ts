import { expect } from 'vitest';
import { participation } from '@/generated/rules';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import type { Ask, Sequences } from './sequence.ts';

/** The match begins in more than a day. */
const OPEN_MATCH = 'a match that can be joined';
/** The match begins within a day. */
const JOINED_FULL_MATCH = 'a joined match without a free place';
const PLAYED_ONCE = 'the person has played once';

const LATE_LEAVE_RULE = `late leaves: the person left the roster less than ${participation.late_leave} s before the start`;
const WAITING_LIST_RULE = 'waiting lists count nowhere, and leaving one is never late';
const RATE_RULE = 'the rate: matches_attended / (matches_attended + no_shows)';

const loadStatistics = (ask: Ask, options = {}): Promise<Statistics> => ask('getStatistics', 200, options);

/** Year and month of a time in Prague, where the match of the state `PLAYED_ONCE` is played. */
const monthOf = (time: string) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Prague', year: 'numeric', month: '2-digit' }).format(Date.parse(time)); // oxfmt-ignore

export const statisticsSequences = {
  async 'counts a late leave, and calculates the attendance rate from recorded matches'({ ask, setUp }) {
    await setUp('the person has played often');
    // In most backends this match has no recorded attendance, so it must not count in the rate.
    await setUp('a joined match that is finished');
    const openMatch = await setUp(OPEN_MATCH);
    const fullMatch = await setUp(JOINED_FULL_MATCH);
    const { late_leaves: lateLeavesBefore } = await loadStatistics(ask);
    await ask('joinMatch', 200, { values: openMatch });
    await ask('leaveMatch', 200, { values: openMatch });
    const { late_leaves: lateLeavesBetween } = await loadStatistics(ask);
    expect(lateLeavesBetween, 'late leaves after leaving early').toBe(lateLeavesBefore);
    await ask('leaveMatch', 200, { values: fullMatch });
    const { late_leaves, matches_attended, no_shows, attendance_rate } = await loadStatistics(ask);
    expect(late_leaves, LATE_LEAVE_RULE).toBe(lateLeavesBefore + 1);
    // A backend may round halves up or down in the third decimal.
    expect(attendance_rate, RATE_RULE).toBeCloseTo(matches_attended / (matches_attended + no_shows), 2.9);
    const roundedRate = Number(attendance_rate!.toFixed(3));
    expect(attendance_rate, 'the rate, rounded to three decimals').toBe(roundedRate);
  },
  async 'counts no waiting list'({ ask, setUp, signInSomebody }) {
    const bearer = await signInSomebody();
    const values = await setUp(JOINED_FULL_MATCH);
    const { calculated_at: _, ...before } = await loadStatistics(ask, { bearer });
    for (const step of ['joinMatch', 'leaveMatch'] as const) {
      await ask(step, 200, { bearer, values });
      expect(await loadStatistics(ask, { bearer }), WAITING_LIST_RULE).toMatchObject(before);
    }
  },
  async 'gives no attendance rate after few matches, and counts a match in its local month'({ ask, setUp }) {
    await setUp(PLAYED_ONCE);
    const { matches_attended, attendance_rate, first_match_at, by_month, calculated_at } =
      await loadStatistics(ask);
    expect(matches_attended, `matches_attended of the state "${PLAYED_ONCE}"`).toBe(1);
    expect(attendance_rate, `the rate below ${participation.matches_for_rate} played matches`).toBeNull();
    const months = by_month.map(({ month }) => month);
    expect(months, 'by_month, oldest first').toEqual([...new Set(months)].toSorted());
    expect(months.at(-1), 'the last month').toBe(monthOf(calculated_at));
    const attended = by_month.filter((month) => month.attended > 0).map(({ month }) => month);
    expect(attended, `by_month, for a match at ${first_match_at}`).toEqual([monthOf(first_match_at!)]);
  },
} satisfies Sequences;
