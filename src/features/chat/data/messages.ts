import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { ChatSummary } from '@/generated/schemas/chatSummary.zod';
import type { LastMessage } from '@/generated/schemas/lastMessage.zod';
import type { TranslationFunctions } from '@/i18n/i18n-types';
import { uniqueBy } from '@/lib/unique-by';
import type { LoadedChat } from './pages';

/** Each message once, oldest first: a faulty backend may repeat messages or mix up their order. */
export const inOrder = (messages: readonly ChatMessage[]): ChatMessage[] =>
  uniqueBy(messages, ({ id }) => id).toSorted((a, b) => a.id - b.id);

/** The id of the newest message; 0 for an empty chat. */
export const findNewestId = (messages: readonly ChatMessage[]): number => messages.at(-1)?.id ?? 0;

export const findMessagesAfter = (id: number, messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.slice(messages.findLastIndex((message) => message.id <= id) + 1);

/** By the contract, only texts of other people count as unread; events such as "joined" do not. */
export const countsAsUnread = ({ kind, is_mine }: ChatMessage): boolean => kind === 'text' && !is_mine;

/** The id up to which the messages count as read, by the summary's number of unread ones. */
export const findReadId = (unreadCount: number | undefined, lastReadId: number | null): number =>
  unreadCount === 0 ? Infinity : (lastReadId ?? 0);

/** The id of the first unread message; null when there is none. */
export const findFirstUnreadId = (messages: readonly ChatMessage[], lastReadId: number | null) =>
  messages.find((message) => message.id > (lastReadId ?? 0) && countsAsUnread(message))?.id ?? null;

/** Inserts a message by its id; returns the same object when the chat has it already. */
export function withMessage(chat: LoadedChat, message: ChatMessage): LoadedChat {
  const { results } = chat;
  const index = results.findLastIndex(({ id }) => id <= message.id);
  if (results[index]?.id === message.id) return chat;
  return { ...chat, results: results.toSpliced(index + 1, 0, message) };
}

type Counts = Pick<ChatSummary, 'message_count' | 'last_message'>;

/** Takes the number of earlier messages from a summary that ends with the same message. */
function withEarlierCount(chat: LoadedChat, { message_count, last_message }: Counts): LoadedChat {
  if (chat.earlierCount !== null || last_message?.id !== findNewestId(chat.results)) return chat;
  const { earlierCount: _, ...loadedChat } = chat;
  const earlierCount = message_count - chat.results.length;
  return earlierCount > 0 ? { ...loadedChat, earlierCount } : loadedChat;
}

/** Whether a chat has as many messages as a summary that ends with the same message. */
export const fitsSummary = ({ results, earlierCount = 0 }: LoadedChat, summary: Counts): boolean =>
  earlierCount === null ||
  summary.last_message?.id !== findNewestId(results) ||
  summary.message_count === results.length + earlierCount;

/** Adds the newest message of a summary to the chat; returns null when other messages are missing too, so that the newest page must be fetched. */
export function withSummary(chat: LoadedChat, summary: Counts): LoadedChat | null {
  const { results, earlierCount = 0 } = chat;
  const { message_count, last_message } = summary;
  if (!last_message) return results.length === 0 || message_count > 0 ? chat : null;
  const isLastMessageNew = last_message.id > findNewestId(results);
  if (earlierCount === null) return isLastMessageNew ? null : withEarlierCount(chat, summary);
  const count = results.length + earlierCount;
  if (isLastMessageNew) return message_count === count + 1 ? withMessage(chat, last_message) : null;
  // A summary that was requested before a message was sent may be older than the list.
  return message_count <= count ? chat : null;
}

const leftToRightMark = '\u200E';

/** Returns "Name: text", only the text when there is no name, and an empty string without a message. */
export function formatPreview(
  LL: TranslationFunctions,
  message: LastMessage | undefined,
  name = message?.sender?.display_name,
): string {
  const text = message?.message ?? '';
  // A sentence of the app keeps its direction, whatever the script of the name in it.
  if (message?.kind === 'system') return `${leftToRightMark}${text}`;
  return name === undefined ? text : LL.chat.incoming({ name, text });
}
