import { type ReactNode, useState } from 'react';
import { newerThan, newestId } from '@/features/chat/data/messages';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { said } from '@/features/chat/views/said';
import { useI18n } from '@/i18n/context';

/** How many messages stay in the live region, for assistive technology that is slow to read them. */
const longest = 20;

/** The last messages of others that have come since the chat was opened; my own may get into the list before earlier ones of others. */
function useIncoming(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const [opened] = useState(() => newestId(messages));
  return newerThan(opened, messages)
    .filter(({ is_mine }) => !is_mine)
    .slice(-longest);
}

/** Reads each new message of somebody else to people who do not see it, once, and never the history. */
export function IncomingAnnouncer({ messages }: { messages: readonly ChatMessage[] }): ReactNode {
  const { LL } = useI18n();
  return (
    <div
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={LL.chat.title()}
      className="sr-only"
    >
      {useIncoming(messages).map((message) => (
        <p key={message.id}>
          {message.kind === 'system'
            ? message.message
            : said(LL, message, message.sender?.display_name ?? LL.chat.deletedAccount())}
        </p>
      ))}
    </div>
  );
}
