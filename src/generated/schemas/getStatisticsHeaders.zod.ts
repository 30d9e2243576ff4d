/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const GetStatisticsHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type GetStatisticsHeaders = zod.input<typeof GetStatisticsHeaders>;
export type GetStatisticsHeadersOutput = zod.output<typeof GetStatisticsHeaders>;
