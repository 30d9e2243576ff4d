import { type ReactNode, useState } from 'react';
import { newestId } from '@/features/chat/data/merge';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { useI18n } from '@/i18n/context';

/** So many stay in the region, for assistive technology that is slow to read them. */
const longest = 20;

/** The messages of others that have come since a chat was opened; the same array while there are no more. */
function useIncoming(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const newest = newestId(messages);
  const [state, setState] = useState({ upTo: newest, incoming: [] as readonly ChatMessage[] });
  if (newest <= state.upTo) return state.incoming;
  const fresh: ChatMessage[] = [];
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (!message || message.id <= state.upTo) break;
    if (!message.is_mine) fresh.unshift(message);
  }
  const next = { upTo: newest, incoming: [...state.incoming, ...fresh].slice(-longest) };
  setState(next);
  return next.incoming;
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
