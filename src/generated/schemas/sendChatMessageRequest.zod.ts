/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const sendChatMessageRequestMessageMax = 1000;


export const sendChatMessageRequestMessageRegExp = new RegExp('\\S');


export const SendChatMessageRequest = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendChatMessageRequestMessageMax)).check(/*#__PURE__*/ zod.regex(sendChatMessageRequestMessageRegExp))
});

export type SendChatMessageRequest = zod.input<typeof SendChatMessageRequest>;
export type SendChatMessageRequestOutput = zod.output<typeof SendChatMessageRequest>;
