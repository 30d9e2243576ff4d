import { memo, type ReactNode } from 'react';
import type { DayKey } from '@/lib/day';
import { arrange } from './arrange';
import type { Block } from './blocks';
import { MessageEntry } from './message-entry';

interface MessageBlockProps {
  block: Block;
  timeZone: string;
  viewerZone: string;
  today: DayKey;
  /** The first unread message where it is in this block, else null. */
  firstUnreadId: number | null;
}

/**
 * A block of messages. Out of sight it is neither laid out nor painted, but it stays in the document: find-in-page and
 * screen readers reach it.
 */
export const MessageBlock = memo(function MessageBlock({
  block,
  timeZone,
  viewerZone,
  today,
  firstUnreadId,
}: MessageBlockProps): ReactNode {
  const { messages, previous } = block;
  const entries = arrange(messages, { previous, timeZone, firstUnreadId });
  return (
    <div
      role="presentation"
      className="[contain-intrinsic-size:auto_calc(3.25rem*var(--messages))] [content-visibility:auto]"
      style={{ '--messages': messages.length } as object}
    >
      {entries.map((entry) => (
        <MessageEntry
          key={entry.message.id}
          entry={entry}
          timeZone={timeZone}
          viewerZone={viewerZone}
          today={today}
        />
      ))}
    </div>
  );
});
