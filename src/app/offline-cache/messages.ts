import type { ChatMessages } from '@/generated/schemas/chatMessages.zod';

/** So many messages of a chat are kept, the newest. */
const longest = 50;

/** What of a chat is kept. */
export const keptMessages = (chat: ChatMessages): ChatMessages => ({
  ...chat,
  results: chat.results.slice(-longest),
});
