import { useEffect, useRef } from 'react';
import { useNow } from '@/components/hooks/use-time';
import { useInView } from '@/components/hooks/use-viewport';
import { countsAsUnread } from '@/features/chat/data/messages';
import type { ChatData } from '@/features/chat/data/use-chat';
import { useMarkRead } from '@/features/chat/reading/use-mark-read';
import { MessageLogView } from '@/features/chat/views/message-log-view';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
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

export function MessageLog({ match, chat, firstUnreadId, onEdit }: MessageLogProps) {
  const { id: matchId, timezone: timeZone } = match;
  const { messages, hasEarlier, outbox } = chat;
  const i18n = useI18n();
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

  const newestPendingKey = outbox.at(-1)?.key;
  useEffect(() => {
    if (newestPendingKey !== undefined) scrollToEnd();
  }, [newestPendingKey, scrollToEnd]);

  return (
    <MessageLogView
      i18n={i18n}
      match={match}
      now={now}
      messages={messages}
      hasEarlier={hasEarlier}
      hasPending={outbox.length > 0}
      logRef={log}
      contentRef={content}
      onScroll={onScroll}
      buttonAbove={
        <JumpToUnreadButton
          log={log}
          firstUnreadId={firstUnreadId ?? null}
          onJump={(id) => {
            leaveEnd();
            revealFrom(id);
          }}
        />
      }
      buttonBelow={
        <JumpToNewestButton
          messages={messages}
          isAtEnd={isAtEnd}
          onJump={() => {
            scrollToEnd();
            // The pressed button disappears with the focus.
            log.current?.focus({ preventScroll: true });
          }}
        />
      }
    >
      {hasEarlier && (
        <EarlierMessages
          matchId={matchId}
          chat={chat.loadedChat}
          log={log}
          isWanted={firstUnreadId === undefined}
        />
      )}
      <ReadingPosition log={log} top={`${String(hasEarlier)} ${String(blocks[0]?.messages[0]?.id)}`} />
      {blocks.map((block, index) => (
        <MessageBlock
          key={block.start}
          i18n={i18n}
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
    </MessageLogView>
  );
}
