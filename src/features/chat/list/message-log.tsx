import { mdiCheck } from '@mdi/js';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { isRetried } from '@/features/chat/data/outbox';
import type { PendingMessage } from '@/features/chat/data/pending-message';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { dayKey } from '@/lib/day';
import { viewerTimeZone } from '@/lib/intl';
import { JumpToNewest, JumpToUnread, useNewBelow } from './jump-buttons';
import { MessageBlock } from './message-block';
import { PendingEntry } from './pending-entry';
import { useBlocks } from './use-blocks';
import { useFirstUnread } from './use-first-unread';
import { useInView } from '@/components/use-window';
import { useStickToEnd } from './use-stick-to-end';

interface MessageLogProps {
  messages: readonly ChatMessage[];
  pending: readonly PendingMessage[];
  /** The zone of the match. */
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether the match is still to begin, so that there is something to agree on. */
  isAhead: boolean;
  /** The first message that was unread when the chat was opened; null when there was none. */
  firstUnreadId: number | null;
  onDiscard: (key: string) => void;
  onEdit: (key: string) => void;
  /** Told whether the newest message is in view. */
  onEndInView: (isInView: boolean) => void;
}

/** The messages with the buttons that lead through them. */
export function MessageLog(props: MessageLogProps): ReactNode {
  const { messages, pending, timeZone, now, isAhead, firstUnreadId, onDiscard, onEdit, onEndInView } = props;
  const { LL } = useI18n();
  const { log, content, onScroll, isAtEnd, scrollToEnd, leaveEnd } = useStickToEnd();
  const { blocks, skipped, revealFrom } = useBlocks(messages);
  const firstUnread = useFirstUnread(log, firstUnreadId, revealFrom);
  const newBelow = useNewBelow(messages, isAtEnd);
  const end = useRef<HTMLDivElement>(null);
  const isEndInView = useInView(end);
  const today = dayKey(now, timeZone);
  const viewerZone = viewerTimeZone();
  const isEmpty = messages.length === 0 && pending.length === 0;
  const isSent = pending.length === 0 && messages.at(-1)?.is_mine === true;

  useEffect(() => onEndInView(isEndInView), [isEndInView, onEndInView]);

  // The pressed button goes away: the log takes the focus, or it would be lost.
  const focusLog = (): void => log.current?.focus({ preventScroll: true });
  const newestKey = pending.at(-1)?.key;
  useEffect(() => {
    if (newestKey !== undefined) scrollToEnd();
  }, [newestKey, scrollToEnd]);

  return (
    <div
      data-log={isEmpty ? undefined : ''}
      className={cn('relative flex-1', isEmpty ? 'grid grid-cols-1' : 'min-h-0')}
    >
      {firstUnread.isAhead && (
        <JumpToUnread
          onJump={() => {
            leaveEnd();
            firstUnread.jump();
          }}
        />
      )}
      <div
        ref={log}
        onScroll={onScroll}
        role="group"
        aria-label={LL.chat.messages()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key (WCAG 2.1.1)
        tabIndex={0}
        className={cn(
          'overflow-y-auto overscroll-contain -outline-offset-3',
          isEmpty ? 'grid grid-cols-1' : 'h-full',
        )}
      >
        <div ref={content} className="flex min-h-full flex-col justify-end pb-3">
          {isEmpty && (
            <p className="m-auto max-w-72 p-6 text-center text-muted">
              {isAhead ? LL.chat.empty() : LL.chat.silent()}
            </p>
          )}
          <div role="list">
            {blocks.map((block, index) => (
              <MessageBlock
                key={block.start}
                block={block}
                timeZone={timeZone}
                viewerZone={viewerZone}
                today={today}
                firstUnreadId={block.messages.some(({ id }) => id === firstUnreadId) ? firstUnreadId : null}
                isSkipped={index < skipped}
              />
            ))}
            <div ref={end} role="presentation" className="h-px" />
            {pending.map((message) => (
              <PendingEntry
                key={message.key}
                message={message}
                isRetried={pending.some(isRetried)}
                onDiscard={(key) => {
                  focusLog();
                  onDiscard(key);
                }}
                onEdit={onEdit}
              />
            ))}
          </div>
          {isSent && (
            <p className="flex items-center justify-end gap-1 px-3 pt-1 text-xs text-muted">
              <Icon path={mdiCheck} className="size-4" />
              {LL.chat.sending.sent()}
            </p>
          )}
        </div>
      </div>
      {!isAtEnd && (
        <JumpToNewest
          count={newBelow}
          onJump={() => {
            scrollToEnd();
            focusLog();
          }}
        />
      )}
    </div>
  );
}
