/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Limit } from './limit.zod.ts';

export const GetUpcomingMatchesParams = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod.optional(Limit)
})

export type GetUpcomingMatchesParams = zod.input<typeof GetUpcomingMatchesParams>;
export type GetUpcomingMatchesParamsOutput = zod.output<typeof GetUpcomingMatchesParams>;
