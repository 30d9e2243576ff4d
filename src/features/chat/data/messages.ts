import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import type { ChatSummary } from '@/generated/schemas/chatSummary.zod';

/** The id of the newest message; 0 in an empty chat. */
export const newestId = (messages: readonly ChatMessage[]): number => messages.at(-1)?.id ?? 0;

/** The messages after the one with that id, or after where it would stand. */
export const messagesAfter = (id: number, messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.slice(messages.findLastIndex((message) => message.id <= id) + 1);

/** Whether a message counts as unread until it is read, as the contract has it: what others wrote, not who came and went. */
export const countsAsUnread = ({ kind, is_mine }: ChatMessage): boolean => kind === 'text' && !is_mine;

/** The chat with one message more, in its place; the same object when the message is there already. */
export function withMessage(chat: ChatMessages, message: ChatMessage): ChatMessages {
  const { results } = chat;
  const after = results.findLastIndex(({ id }) => id <= message.id);
  if (results[after]?.id === message.id) return chat;
  return { ...chat, results: results.toSpliced(after + 1, 0, message) };
}

/** The chat with what a summary tells of it; null when more has changed than that, and the list must be read again. */
export function withSummary(
  chat: ChatMessages,
  { message_count, last_message }: Pick<ChatSummary, 'message_count' | 'last_message'>,
): ChatMessages | null {
  const { results } = chat;
  if (!last_message) return results.length === 0 || message_count > 0 ? chat : null;
  const isNew = last_message.id > newestId(results);
  if (isNew) return message_count === results.length + 1 ? withMessage(chat, last_message) : null;
  // A summary that was asked for before a message was sent knows less than the list.
  return message_count <= results.length ? chat : null;
}
