/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const sendChatMessageHeadersIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SendChatMessageHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en']),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendChatMessageHeadersIdempotencyKeyRegExp)))
})

export type SendChatMessageHeaders = zod.input<typeof SendChatMessageHeaders>;
export type SendChatMessageHeadersOutput = zod.output<typeof SendChatMessageHeaders>;
