import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { type ReactNode, useState } from 'react';
import { avoidCovering } from '@/components/collision-avoidance';
import { Icon } from '@/components/ui/icon';
import { PlainButton } from '@/components/ui/button';
import { countsAsUnread, messagesAfter, newestId } from '@/features/chat/data/messages';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';

/** A button above the messages that scrolls to the first unread one. */
export function JumpToUnread({ onJump }: { onJump: () => void }): ReactNode {
  const { LL } = useI18n();
  return (
    <PlainButton
      onClick={onJump}
      className="flex min-h-11 shrink-0 items-center justify-center gap-1.5 border-b border-line px-4 text-sm font-semibold text-accent -outline-offset-3 hover:bg-sunken short:min-h-8"
    >
      <Icon path={mdiArrowUp} />
      {LL.chat.jumpToUnread()}
    </PlainButton>
  );
}

export function JumpToNewest({ count, onJump }: { count: number; onJump: () => void }): ReactNode {
  const { LL } = useI18n();
  return (
    <PlainButton
      ref={avoidCovering}
      onClick={onJump}
      className={cn(
        'absolute right-3 bottom-2 z-10 inline-flex min-h-11 animate-enter items-center gap-1.5 rounded-full raised px-4 text-sm font-semibold',
        count > 0 ? 'border-primary bg-primary text-on-primary' : 'text-text',
      )}
    >
      {count > 0 ? LL.chat.newBelow({ count }) : <span className="sr-only">{LL.chat.toNewest()}</span>}
      <Icon path={mdiArrowDown} />
    </PlainButton>
  );
}

/** The number of unread messages that have arrived since the person scrolled away from the end; 0 at the end. */
export function useNewMessageCount(messages: readonly ChatMessage[], isAtEnd: boolean): number {
  const newest = newestId(messages);
  const [seen, setSeen] = useState(newest);
  if (isAtEnd) {
    if (seen !== newest) setSeen(newest);
    return 0;
  }
  return messagesAfter(seen, messages).filter(countsAsUnread).length;
}
