/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Match } from './match.zod.ts';

export const UpcomingMatches = /*#__PURE__*/ zod.array(Match);

export type UpcomingMatches = zod.input<typeof UpcomingMatches>;
export type UpcomingMatchesOutput = zod.output<typeof UpcomingMatches>;
