import { useState } from 'react';
import { isNews, newestId } from '@/features/chat/data/merge';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';

/** How many messages of others have come below since the person was last at the end; 0 while there. */
export function useNewBelow(messages: readonly ChatMessage[], isAtEnd: boolean): number {
  const newest = newestId(messages);
  const [seen, setSeen] = useState(newest);
  if (isAtEnd) {
    if (seen !== newest) setSeen(newest);
    return 0;
  }
  let count = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (!message || message.id <= seen) break;
    if (isNews(message)) count += 1;
  }
  return count;
}
