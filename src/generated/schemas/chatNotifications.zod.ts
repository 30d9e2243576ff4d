/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ChatNotification } from './chatNotification.zod.ts';
import { Count } from './count.zod.ts';

export const ChatNotifications = /*#__PURE__*/ zod.object({
  "total_unread": Count,
  "results": /*#__PURE__*/ zod.array(ChatNotification)
});

export type ChatNotifications = zod.input<typeof ChatNotifications>;
export type ChatNotificationsOutput = zod.output<typeof ChatNotifications>;
