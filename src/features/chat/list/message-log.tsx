import { mdiCheck } from '@mdi/js';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNow } from '@/components/hooks/use-time';
import { useInView } from '@/components/hooks/use-viewport';
import { Icon } from '@/components/ui/icon';
import { countsAsUnread } from '@/features/chat/data/messages';
import type { ChatData } from '@/features/chat/data/use-chat';
import { useMarkRead } from '@/features/chat/reading/use-mark-read';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { dayKey } from '@/lib/format/day';
import { viewerTimeZone } from '@/lib/format/intl';
import { EarlierMessages, ReadingPosition } from './earlier-messages';
import { JumpToNewestButton, JumpToUnreadButton } from './jump-buttons';
import { MessageBlock } from './message-block';
import { PendingEntries } from './pending-entries';
import { useBlocks } from './use-blocks';
import { useStickToEnd } from './use-stick-to-end';

interface MessageLogProps {
  match: Match;
  chat: ChatData;
  /** Undefined until it is found. */
  firstUnreadId: number | null | undefined;
  onEdit: (text: string) => void;
}

export function MessageLog({ match, chat, firstUnreadId, onEdit }: MessageLogProps): ReactNode {
  const { id: matchId, timezone: timeZone, status, starts_at } = match;
  const { messages, hasEarlier, outbox } = chat;
  const { LL } = useI18n();
  const now = useNow();
  const { log, content, onScroll, isAtEnd, scrollToEnd, leaveEnd } = useStickToEnd();
  const { blocks, skippedCount, revealFrom } = useBlocks(messages);
  const endMarker = useRef<HTMLDivElement>(null);
  useMarkRead({
    matchId,
    newestId: messages.findLast(countsAsUnread)?.id ?? 0,
    lastReadId: chat.lastReadId ?? 0,
    isNewestInView: useInView(endMarker),
  });
  const today = dayKey(now, timeZone);
  const viewerZone = viewerTimeZone();
  const isEmpty = messages.length === 0 && outbox.length === 0;
  /** Nobody has written yet: the events tell only who came and went. */
  const isSilent = !hasEarlier && outbox.length === 0 && messages.every(({ kind }) => kind === 'system');
  const isLastMessageSent = outbox.length === 0 && messages.at(-1)?.is_mine === true;

  const newestPendingKey = outbox.at(-1)?.key;
  useEffect(() => {
    if (newestPendingKey !== undefined) scrollToEnd();
  }, [newestPendingKey, scrollToEnd]);

  return (
    <div
      data-log={isEmpty ? undefined : ''}
      className={cn('relative flex-1', isEmpty ? 'grid grid-cols-1' : 'flex min-h-0 flex-col')}
    >
      <JumpToUnreadButton
        log={log}
        firstUnreadId={firstUnreadId ?? null}
        onJump={(id) => {
          leaveEnd();
          revealFrom(id);
        }}
      />
      <div
        ref={log}
        onScroll={onScroll}
        role="group"
        aria-label={LL.chat.messages()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className={cn(
          'overflow-y-auto overscroll-contain -outline-offset-3',
          isEmpty ? 'grid grid-cols-1' : 'min-h-0 flex-1',
        )}
      >
        <div ref={content} className="flex min-h-full flex-col justify-end pb-3">
          <div role="list">
            <EarlierMessages
              matchId={matchId}
              chat={chat.loadedChat}
              log={log}
              isWanted={firstUnreadId === undefined}
            />
            <ReadingPosition log={log} top={`${String(hasEarlier)} ${String(blocks[0]?.messages[0]?.id)}`} />
            {blocks.map((block, index) => (
              <MessageBlock
                key={block.start}
                block={block}
                timeZone={timeZone}
                viewerZone={viewerZone}
                today={today}
                firstUnreadId={block.messages.find(({ id }) => id === firstUnreadId)?.id ?? null}
                isLayoutSkipped={index < skippedCount}
              />
            ))}
            <div ref={endMarker} role="presentation" className="h-px" />
            <PendingEntries matchId={matchId} outbox={outbox} list={log} onEdit={onEdit} />
          </div>
          {isSilent && (
            <p className="m-auto max-w-72 p-6 text-center text-muted short:max-w-none short:py-2">
              {status === 'scheduled' && now < Date.parse(starts_at) ? LL.chat.empty() : LL.chat.silent()}
            </p>
          )}
          {isLastMessageSent && (
            <p className="flex items-center justify-end gap-1 px-3 pt-1 text-xs text-muted">
              <Icon path={mdiCheck} className="size-4" />
              {LL.chat.sending.sent()}
            </p>
          )}
        </div>
      </div>
      <JumpToNewestButton
        messages={messages}
        isAtEnd={isAtEnd}
        onJump={() => {
          scrollToEnd();
          // The pressed button disappears with the focus.
          log.current?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
