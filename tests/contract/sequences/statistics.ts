import { expect } from 'vitest';
import { participation } from '@/generated/rules';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import { SIGNED_IN } from '../../answers/answer.ts';
import { signInSomebody, SOMEBODY, type Ask, type Sequence } from './sequence.ts';

const FAR = 'a match that can be joined';
const SOON = 'a joined match without a free place';
const ONCE = 'the person has played once';

const LATE = `late leaves: who left the roster less than ${participation.late_leave} s before the start`;
const NOT_LATE = 'late leaves, of who left earlier';
const WAITED = 'late leaves, of who left the waiting list, which is never late';
const RATE = 'the rate: matches_attended / (matches_attended + no_shows)';
const DECIMALS = 'the rate, which is rounded to three decimals';
const EARLY = `the rate below ${participation.matches_for_rate} matches that were played`;

const statistics = (ask: Ask, as?: string): Promise<Statistics> =>
  ask('getStatistics', 200, as === undefined ? {} : { as });

/** Year and month of a time in Prague, where the match of the state is played. */
const monthOf = (time: string) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Prague', year: 'numeric', month: '2-digit' }).format(Date.parse(time)); // oxfmt-ignore

/** What is counted of matches. */
export const statisticsSequences = {
  'counts as late who leaves late, and rates by the matches that were noted': {
    // Of the finished match most backends have noted nothing.
    given: [SIGNED_IN, 'the person has played often', 'a joined match that is finished', FAR, SOON],
    async run(ask, of) {
      const before = await statistics(ask);
      await ask('joinMatch', 200, { values: of(FAR) });
      await ask('leaveMatch', 200, { values: of(FAR) });
      expect((await statistics(ask)).late_leaves, NOT_LATE).toBe(before.late_leaves);
      await ask('leaveMatch', 200, { values: of(SOON) });
      const { late_leaves, matches_attended, no_shows, attendance_rate } = await statistics(ask);
      expect(late_leaves, LATE).toBe(before.late_leaves + 1);
      // Three decimals, however halves are rounded.
      expect(attendance_rate, RATE).toBeCloseTo(matches_attended / (matches_attended + no_shows), 2.9);
      expect(attendance_rate, DECIMALS).toBe(Number(attendance_rate!.toFixed(3)));
    },
  },
  'counts nothing of who leaves the waiting list': {
    given: [SIGNED_IN, SOMEBODY, SOON],
    async run(ask, of) {
      const { access: as } = await signInSomebody(ask);
      const before = await statistics(ask, as);
      await ask('joinMatch', 200, { as, values: of(SOON) });
      await ask('leaveMatch', 200, { as, values: of(SOON) });
      expect((await statistics(ask, as)).late_leaves, WAITED).toBe(before.late_leaves);
    },
  },
  'rates nobody by a few matches, and counts a match in the month of its own clock': {
    given: [SIGNED_IN, ONCE],
    async run(ask) {
      const { matches_attended, attendance_rate, first_match_at, by_month } = await statistics(ask);
      expect(matches_attended, `matches_attended of the state "${ONCE}"`).toBe(1);
      expect(attendance_rate, EARLY).toBeNull();
      const month = monthOf(first_match_at!);
      const counted = by_month.filter(({ attended }) => attended > 0).map((one) => one.month);
      expect(counted, `the months of by_month with a match, which began at ${first_match_at}`).toEqual([
        month,
      ]);
    },
  },
} satisfies Record<string, Sequence>;
