/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DateTime } from './dateTime.zod.ts';
import { Id } from './id.zod.ts';
import { PreviewMessage } from './previewMessage.zod.ts';
import { UnreadCount } from './unreadCount.zod.ts';

export const chatNotificationMatchTitleMax = 120;



export const ChatNotification = /*#__PURE__*/ zod.object({
  "match_id": Id,
  "match_title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(chatNotificationMatchTitleMax)),
  "unread_count": UnreadCount,
  "last_message": PreviewMessage,
  "updated_at": DateTime
});

export type ChatNotification = zod.input<typeof ChatNotification>;
export type ChatNotificationOutput = zod.output<typeof ChatNotification>;
