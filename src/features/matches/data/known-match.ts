import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';

/** What a match's screen knows of it: its own answer or, until that has come, its row of the list. */
export type KnownMatch = Match & Partial<MatchDetail>;
