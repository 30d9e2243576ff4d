import { type ReactNode, useState } from 'react';
import { newestId } from '@/features/chat/data/queries';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { useI18n } from '@/i18n/context';

/** How many messages stay in the live region, for assistive technology that is slow to read them. */
const longest = 20;

/**
 * The messages of others that have come since a chat was opened, the last of them. What I send is in the list at once and
 * may get there before what somebody else wrote earlier: that is no less new.
 */
function useIncoming(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const [opened] = useState(() => newestId(messages));
  return messages
    .slice(messages.findLastIndex(({ id }) => id <= opened) + 1)
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
      {useIncoming(messages).map(({ id, kind, sender, message }) => (
        <p key={id}>
          {kind === 'system'
            ? message
            : LL.chat.incoming({ name: sender?.display_name ?? LL.chat.deletedAccount(), text: message })}
        </p>
      ))}
    </div>
  );
}
