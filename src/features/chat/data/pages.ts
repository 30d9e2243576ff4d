import { replaceEqualDeep } from '@tanstack/react-query';
import type { ChatMessages } from '@/generated/schemas/chatMessages.zod';

/** The newest messages of a chat, or all of them, oldest first. */
export interface LoadedChat extends ChatMessages {
  /** The number of earlier messages that are not loaded; null while it is unknown, absent when all are loaded. */
  readonly earlierCount?: number | null;
}

/** How many messages the first page has, more than fit on a large screen. */
export const newestPageSize = 100;

/** How many messages an earlier page has. */
export const earlierPageSize = 500;

/** Puts the newest page in; a chat that does not reach up to the page is dropped, because messages between them are unknown. */
export function withNewestPage(chat: LoadedChat | undefined, page: ChatMessages): LoadedChat {
  const index = chat?.results.findIndex(({ id }) => id === page.results[0]?.id) ?? -1;
  if (!chat || index < 0) return { ...page, earlierCount: null };
  return { ...chat, ...page, results: [...chat.results.slice(0, index), ...page.results] };
}

/** Whether a page words its events otherwise than the known chat, because the person has changed the language. */
export const hasOtherWords = (page: ChatMessages, chat: LoadedChat | undefined): boolean =>
  page.results.some(({ id, kind, message }) => {
    const known = kind === 'system' ? chat?.results.findLast((item) => item.id === id) : undefined;
    return known !== undefined && known.message !== message;
  });

/** Puts in the page that a backend has answered to a call with `before`; a backend that ignores it has answered with all messages. */
export function withEarlierPage(chat: LoadedChat, before: number, { results }: ChatMessages): LoadedChat {
  // The chat was read anew meanwhile, and there may be messages between it and the page.
  if (chat.results[0]?.id !== before) return chat;
  const { earlierCount = null, ...loadedChat } = chat;
  const earlierMessages = results.filter(({ id }) => id < before);
  const merged = { ...loadedChat, results: [...earlierMessages, ...chat.results] };
  // A page with known messages has all of them.
  if (earlierMessages.length < results.length || results.length !== earlierPageSize) return merged;
  const remainingCount = (earlierCount ?? 0) - results.length;
  return { ...merged, earlierCount: remainingCount > 0 ? remainingCount : null };
}

/** Takes the objects of unchanged messages over from the former chat, so that only changed messages are rendered again. */
export function keepUnchanged(former: LoadedChat | undefined, chat: LoadedChat): LoadedChat {
  if (!former || former.results === chat.results) return chat;
  const formerById = new Map(former.results.map((message) => [message.id, message]));
  const results = chat.results.map((message) => replaceEqualDeep(formerById.get(message.id), message));
  const isSame =
    results.length === former.results.length &&
    results.every((message, index) => message === former.results[index]);
  return isSame ? replaceEqualDeep(former, { ...chat, results }) : { ...chat, results };
}
