import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { type DayKey, dayKey } from '@/lib/day';

/** In milliseconds: messages of one sender within this time form a group. */
const groupDuration = 5 * 60_000;

export interface ArrangedMessage {
  readonly message: ChatMessage;
  /** The day when this is its first message, in the time zone of the match; else null. */
  readonly day: DayKey | null;
  readonly startsGroup: boolean;
  readonly isFirstUnread: boolean;
}

interface ArrangeOptions {
  previous: ChatMessage | undefined;
  timeZone: string;
  firstUnreadId: number | null;
}

function isSameGroup(earlier: ChatMessage, later: ChatMessage): boolean {
  if (earlier.kind !== 'text' || later.kind !== 'text') return false;
  if (earlier.is_mine !== later.is_mine || earlier.sender?.id !== later.sender?.id) return false;
  return Date.parse(later.created_at) - Date.parse(earlier.created_at) < groupDuration;
}

/** Decides whether a day, the "new messages" line and the sender are shown above each message. */
export function arrangeMessages(
  messages: readonly ChatMessage[],
  { previous, timeZone, firstUnreadId }: ArrangeOptions,
): ArrangedMessage[] {
  return messages.map((message, index) => {
    const before = index === 0 ? previous : messages[index - 1];
    const day = dayKey(message.created_at, timeZone);
    const startsDay = !before || dayKey(before.created_at, timeZone) !== day;
    const isFirstUnread = message.id === firstUnreadId;
    return {
      message,
      day: startsDay ? day : null,
      isFirstUnread,
      startsGroup: startsDay || isFirstUnread || !isSameGroup(before, message),
    };
  });
}
