import { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import { ChatNotifications } from '@/generated/schemas/chatNotifications.zod';
import { ChatSummary } from '@/generated/schemas/chatSummary.zod';
import { GetChatMessagesParams } from '@/generated/schemas/getChatMessagesParams.zod';
import { SendChatMessageHeaders } from '@/generated/schemas/sendChatMessageHeaders.zod';
import { SendChatMessageRequest } from '@/generated/schemas/sendChatMessageRequest.zod';
import { countAttempt } from '@mocks/db/limits';
import {
  addMessage,
  markRead,
  messagesOf,
  findReadPosition,
  findMessageByKey,
  canSeeChat,
  unreadMessagesOf,
} from '@mocks/db/matches/chat';
import { refuseFields } from '@mocks/db/refusal';
import { memberOperation, type MemberCall } from '../operation.ts';
import { checkJson, type RawBody } from '../request.ts';
import { serializeMessage, serializeSummary, type Reader, serializeNotification } from '../serialize/chat.ts';
import { chatMatchOf, MatchParams } from './match.ts';

const readerOf = ({ user, language }: MemberCall): Reader => ({ userId: user.id, language });

export const getChatMessages = memberOperation(
  {
    params: MatchParams,
    query: GetChatMessagesParams,
    queryNumbers: ['limit', 'before'],
    answer: ChatMessages,
  },
  (call) => {
    const { state } = call.store;
    const { id } = chatMatchOf(call);
    const { limit = Infinity, before = Infinity } = call.query;
    const rows = messagesOf(state, id).filter((row) => row.id < before);
    return {
      results: rows.slice(-limit).map((row) => serializeMessage(state, row, readerOf(call))),
      last_read_message_id: findReadPosition(state, id, call.user.id)?.last_read_message_id ?? null,
    };
  },
);

/** A character that can be seen, as the contract defines it for a message. */
const visiblePattern = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Removes white space around the message before the check; a message without visible characters becomes empty. */
function trimMessage(rawBody: RawBody): RawBody {
  if (rawBody.kind !== 'json' || typeof rawBody.value !== 'object' || rawBody.value === null) return rawBody;
  const { message } = rawBody.value as { message?: unknown };
  if (typeof message !== 'string') return rawBody;
  return {
    ...rawBody,
    value: { ...rawBody.value, message: visiblePattern.test(message) ? message.trim() : '' },
  };
}

/** Adds a message, or returns the message that already has the idempotency key. */
export const sendChatMessage = memberOperation(
  {
    headers: SendChatMessageHeaders,
    params: MatchParams,
    body: (rawBody) => checkJson(SendChatMessageRequest, trimMessage(rawBody)),
    answer: ChatMessage,
  },
  (call) => {
    const { store, user, headers, now } = call;
    const { id } = chatMatchOf(call);
    const key = headers['Idempotency-Key'];
    const { message } = call.body;
    const existingMessage =
      key === undefined ? undefined : findMessageByKey(store.state, id, user.id, key, now);
    if (existingMessage) {
      if (existingMessage.message !== message) refuseFields([{ field: 'Idempotency-Key', code: 'invalid' }]);
      return serializeMessage(store.state, existingMessage, readerOf(call));
    }
    countAttempt(store, 'chat', user.id);
    const row = store.mutate((state) =>
      addMessage(state, {
        match_id: id,
        sender_id: user.id,
        message,
        created_at: now,
        ...(key !== undefined && { idempotency_key: key }),
      }),
    );
    return serializeMessage(store.state, row, readerOf(call));
  },
);

export const getChatSummary = memberOperation({ params: MatchParams, answer: ChatSummary }, (call) =>
  serializeSummary(call.store.state, chatMatchOf(call), readerOf(call)),
);

export const markChatRead = memberOperation({ params: MatchParams, answer: ChatSummary }, (call) => {
  const { store, user, now } = call;
  const match = chatMatchOf(call);
  store.mutate((state) => {
    markRead(state, match.id, user.id, now);
  });
  return serializeSummary(store.state, match, readerOf(call));
});

export const getChatNotification = memberOperation(
  { params: MatchParams, answer: ChatNotification },
  (call) => serializeNotification(call.store.state, chatMatchOf(call), readerOf(call)),
);

/** Returns the caller's chats with unread messages, sorted by their last message, the newest first. */
export const getChatNotifications = memberOperation({ answer: ChatNotifications }, (call) => {
  const { state } = call.store;
  const reader = readerOf(call);
  const unreadChats = state.matches
    .filter(
      ({ id }) =>
        canSeeChat(state, id, reader.userId) && unreadMessagesOf(state, id, reader.userId).length > 0,
    )
    .map((match) => serializeNotification(state, match, reader))
    .toSorted((a, b) => (b.last_message?.id ?? 0) - (a.last_message?.id ?? 0));
  return {
    total_unread: unreadChats.reduce((sum, { unread_count }) => sum + unread_count, 0),
    results: unreadChats,
  };
});
