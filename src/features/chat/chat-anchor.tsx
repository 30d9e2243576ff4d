import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Match } from '@/generated/schemas/match.zod';
import { ChatAnchorLook } from './chat-anchor-look';
import { summaryQuery } from './data/queries';
import { takesPart } from './data/takes-part';
import { useUnreadByMatch } from './data/unread';

/** Leads down to the chat, on phones, where it stands below the roster; says what was written last to whom it concerns. */
export function ChatAnchor({ match }: { match: Match }): ReactNode {
  const unread = useUnreadByMatch().get(match.id) ?? 0;
  // Looked at once here; while the chat is open, its own looks keep this up to date.
  const { data } = useQuery({
    ...summaryQuery(match.id),
    refetchInterval: false,
    enabled: takesPart(match),
  });
  return <ChatAnchorLook unread={unread} last={data?.last_message} />;
}
