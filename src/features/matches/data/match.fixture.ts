import { examples } from '@/generated/examples';
import type { Match } from '@/generated/schemas/match.zod';
import type { Participation } from '@/generated/schemas/participation.zod';

const { participants: _, ...exampleMatch } = examples.getMatch.open;

/** Returns the contract's example of a match for tests: it has free spots, on Tuesday 24 November 2026 in Brno. */
export const aMatch = (fields: Partial<Match> = {}): Match => ({
  ...exampleMatch,
  description: '',
  participants_count: 7,
  join_deadline: null,
  leave_deadline: null,
  ...fields,
});

export const aParticipation = (fields: Partial<Participation> = {}): Participation => ({
  ...examples.getMatch.joined.my_participation,
  pid: 7,
  confirm_by: null,
  ...fields,
});
