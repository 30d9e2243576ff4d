import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { protectFromCovering } from '@/components/toasts/collision-avoidance';
import { PlainButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { countsAsUnread, findMessagesAfter, findNewestId } from '@/features/chat/data/messages';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { useI18n } from '@/i18n/context';
import { noticeDelayMs } from '@/lib/browser/scheduling';
import { cn } from '@/lib/cn';

const findFirstUnreadElement = (log: HTMLElement | null): HTMLElement | null =>
  log?.querySelector<HTMLElement>('[data-first-unread]') ?? null;

interface JumpToUnreadProps {
  log: RefObject<HTMLElement | null>;
  firstUnreadId: number | null;
  /** Called before the jump, to render the first unread message and to stop following the end. */
  onJump: (firstUnreadId: number) => void;
}

/** A button above the messages that scrolls to the first unread message, shown until that message has been in view. */
export function JumpToUnreadButton({ log, firstUnreadId, onJump }: JumpToUnreadProps) {
  const { LL } = useI18n();
  const [visibility, setVisibility] = useState<'unknown' | 'ahead' | 'seen'>('unknown');

  useEffect(() => {
    // The element is searched only when it is needed, because the search is slow in a long chat.
    const element =
      firstUnreadId === null || visibility === 'seen' ? null : findFirstUnreadElement(log.current);
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setVisibility(entries.some(({ isIntersecting }) => isIntersecting) ? 'seen' : 'ahead');
    });
    observer.observe(element);
    return () => observer.disconnect();
    // This runs after every render, because the messages are rendered in blocks, and any new block may contain the element.
  });

  useEffect(() => {
    // A screen reader reads on from the focus: from the heading it would read the chat from its start.
    if (firstUnreadId === null) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement?.matches('#chat h2'))
        findFirstUnreadElement(log.current)?.focus({ preventScroll: true });
    }, noticeDelayMs);
    return () => clearTimeout(timer);
  }, [log, firstUnreadId]);

  const scrollToElement = (): void => {
    const element = findFirstUnreadElement(log.current);
    if (!element || !log.current) return;
    const { top } = element.getBoundingClientRect();
    log.current.scrollBy({ top: top - log.current.getBoundingClientRect().top });
  };

  if (firstUnreadId === null || visibility !== 'ahead') return null;
  return (
    <PlainButton
      onClick={() => {
        flushSync(() => {
          onJump(firstUnreadId);
          setVisibility('seen');
        });
        scrollToElement();
        log.current?.focus({ preventScroll: true });
        // Blocks of messages that have never been in view had estimated heights; by the next frame they have their real heights.
        requestAnimationFrame(scrollToElement);
      }}
      className="absolute inset-x-0 top-0 z-10 flex min-h-11 items-center justify-center gap-1.5 border-b border-line bg-surface px-4 text-sm font-semibold text-accent -outline-offset-3 hover:bg-sunken short:min-h-8"
    >
      <Icon path={mdiArrowUp} />
      {LL.chat.jumpToUnread()}
    </PlainButton>
  );
}

interface JumpToNewestProps {
  messages: readonly ChatMessage[];
  isAtEnd: boolean;
  onJump: () => void;
}

/** A button that scrolls to the end, with the number of unread messages that arrived after the person had scrolled up. */
export function JumpToNewestButton({ messages, isAtEnd, onJump }: JumpToNewestProps) {
  const { LL } = useI18n();
  const newestMessageId = findNewestId(messages);
  const [seenId, setSeenId] = useState(newestMessageId);
  if (isAtEnd) {
    if (seenId !== newestMessageId) setSeenId(newestMessageId);
    return null;
  }
  const count = findMessagesAfter(seenId, messages).filter(countsAsUnread).length;
  return (
    <PlainButton
      ref={protectFromCovering}
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
