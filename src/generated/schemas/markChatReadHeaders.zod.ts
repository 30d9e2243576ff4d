/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const MarkChatReadHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type MarkChatReadHeaders = zod.input<typeof MarkChatReadHeaders>;
export type MarkChatReadHeadersOutput = zod.output<typeof MarkChatReadHeaders>;
