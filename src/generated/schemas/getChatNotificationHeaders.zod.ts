/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const GetChatNotificationHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type GetChatNotificationHeaders = zod.input<typeof GetChatNotificationHeaders>;
export type GetChatNotificationHeadersOutput = zod.output<typeof GetChatNotificationHeaders>;
