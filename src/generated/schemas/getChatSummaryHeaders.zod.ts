/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const GetChatSummaryHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type GetChatSummaryHeaders = zod.input<typeof GetChatSummaryHeaders>;
export type GetChatSummaryHeadersOutput = zod.output<typeof GetChatSummaryHeaders>;
