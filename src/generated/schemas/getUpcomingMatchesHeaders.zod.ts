/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const GetUpcomingMatchesHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type GetUpcomingMatchesHeaders = zod.input<typeof GetUpcomingMatchesHeaders>;
export type GetUpcomingMatchesHeadersOutput = zod.output<typeof GetUpcomingMatchesHeaders>;
