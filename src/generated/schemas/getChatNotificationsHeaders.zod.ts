/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const GetChatNotificationsHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type GetChatNotificationsHeaders = zod.input<typeof GetChatNotificationsHeaders>;
export type GetChatNotificationsHeadersOutput = zod.output<typeof GetChatNotificationsHeaders>;
