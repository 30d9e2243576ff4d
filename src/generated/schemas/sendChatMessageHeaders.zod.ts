/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SendChatMessageHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type SendChatMessageHeaders = zod.input<typeof SendChatMessageHeaders>;
export type SendChatMessageHeadersOutput = zod.output<typeof SendChatMessageHeaders>;
