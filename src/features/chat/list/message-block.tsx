import { memo, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import type { DayKey } from '@/lib/day';
import { arrange } from './arrange';
import type { Block } from './use-blocks';
import { MessageEntry } from './message-entry';

interface MessageBlockProps {
  block: Block;
  timeZone: string;
  viewerZone: string;
  today: DayKey;
  /** The first unread message where it is in this block, else null. */
  firstUnreadId: number | null;
  /** Whether it is neither laid out nor painted while it is out of sight (decision 028). */
  isSkipped: boolean;
}

export const MessageBlock = memo(function MessageBlock({
  block,
  timeZone,
  viewerZone,
  today,
  firstUnreadId,
  isSkipped,
}: MessageBlockProps): ReactNode {
  const { messages, previous } = block;
  const entries = arrange(messages, { previous, timeZone, firstUnreadId });
  return (
    <div
      role="presentation"
      className={cn(
        // A size that was seen is remembered.
        '[contain-intrinsic-size:auto_calc(3.25rem*var(--messages))]',
        isSkipped && '[content-visibility:auto]',
      )}
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
