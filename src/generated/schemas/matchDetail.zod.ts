/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Match } from './match.zod.ts';
import { Participant } from './participant.zod.ts';

export const MatchDetail = /*#__PURE__*/ zod.object({
  ...Match.shape,
  "participants": /*#__PURE__*/ zod.array(Participant)
});

export type MatchDetail = zod.input<typeof MatchDetail>;
export type MatchDetailOutput = zod.output<typeof MatchDetail>;
