import { expect } from 'vitest';
import { participation } from '@/generated/rules';
import { SIGNED_IN } from '../../answers/answer.ts';
import type { Sequence } from './sequence.ts';

const OPEN = 'a match that can be joined';

interface Statistics {
  matches_attended: number;
  no_shows: number;
  late_leaves: number;
  attendance_rate: number;
  calculated_at: string;
}

/** What is counted of matches. */
export const statisticsSequences = {
  'counts as late who leaves late, and rates by the matches that were noted': {
    // Of the finished match most backends have noted nothing.
    given: [SIGNED_IN, 'the person has played often', 'a joined match that is finished', OPEN],
    async run(ask, of) {
      const before = (await ask('getStatistics', 200)) as Statistics;
      await ask('joinMatch', 200, { values: of(OPEN) });
      const { starts_at } = await ask('leaveMatch', 200, { values: of(OPEN) });
      const after = (await ask('getStatistics', 200)) as Statistics;
      const left = Date.parse(starts_at as string) - Date.parse(after.calculated_at);
      const late = Number(left < participation.late_leave * 1000);
      expect(after.late_leaves, 'late leaves').toBe(before.late_leaves + late);
      const { matches_attended, no_shows, attendance_rate } = after;
      // Three decimals, however halves are rounded.
      expect(attendance_rate, 'the rate').toBeCloseTo(matches_attended / (matches_attended + no_shows), 2.9);
    },
  },
} satisfies Record<string, Sequence>;
