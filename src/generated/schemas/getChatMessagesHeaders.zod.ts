/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const GetChatMessagesHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type GetChatMessagesHeaders = zod.input<typeof GetChatMessagesHeaders>;
export type GetChatMessagesHeadersOutput = zod.output<typeof GetChatMessagesHeaders>;
