/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Count } from './count.zod.ts';
import { DateTimeOrNull } from './dateTimeOrNull.zod.ts';
import { Id } from './id.zod.ts';
import { LastMessage } from './lastMessage.zod.ts';
import { LastReadMessageId } from './lastReadMessageId.zod.ts';
import { UnreadCount } from './unreadCount.zod.ts';

export const ChatSummary = /*#__PURE__*/ zod.object({
  "match_id": Id,
  "message_count": Count,
  "unread_count": UnreadCount,
  "last_read_message_id": LastReadMessageId,
  "last_read_at": DateTimeOrNull,
  "last_message": LastMessage
});

export type ChatSummary = zod.input<typeof ChatSummary>;
export type ChatSummaryOutput = zod.output<typeof ChatSummary>;
