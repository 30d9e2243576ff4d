/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ChatMessage } from './chatMessage.zod.ts';
import { LastReadMessageId } from './lastReadMessageId.zod.ts';

export const ChatMessages = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(ChatMessage),
  "last_read_message_id": LastReadMessageId
});

export type ChatMessages = zod.input<typeof ChatMessages>;
export type ChatMessagesOutput = zod.output<typeof ChatMessages>;
