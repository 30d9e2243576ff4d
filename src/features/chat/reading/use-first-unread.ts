import { useState } from 'react';
import { findFirstUnreadId, findReadId } from '@/features/chat/data/messages';
import type { ChatData } from '@/features/chat/data/use-chat';

/** The id of the message that was the first unread one at opening: undefined until it is found, null when there is none or after `clear`. */
export function useFirstUnread(
  { messages, hasEarlier, unreadCount, lastReadId }: ChatData,
  isReady: boolean,
) {
  /** How far the person had read at opening; the chat is marked as read while the message is still searched. */
  const [readId, setReadId] = useState<number>();
  const [firstUnreadId, setFirstUnreadId] = useState<number | null>();
  if (isReady && readId === undefined) setReadId(findReadId(unreadCount, lastReadId));
  if (firstUnreadId === undefined && readId !== undefined) {
    const hasReadMessage = (messages[0]?.id ?? 0) <= readId;
    if (hasReadMessage || !hasEarlier) setFirstUnreadId(findFirstUnreadId(messages, readId));
  }
  return [firstUnreadId, (): void => setFirstUnreadId(null)] as const;
}
