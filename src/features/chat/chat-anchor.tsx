import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { summaryQuery } from './data/queries';
import { takesPart } from './data/takes-part';
import { useUnreadByMatch } from './data/unread';
import { ChatAnchorView } from './views/chat-anchor-view';

/** Leads down to the chat, on phones, where it stands below the roster; says what was written last to whom it concerns. */
export function ChatAnchor({ match }: { match: Match }): ReactNode {
  const unread = useUnreadByMatch().get(match.id) ?? 0;
  // Looked at once here; while the chat is open, its own looks keep this up to date.
  const { data } = useQuery({
    ...summaryQuery(match.id),
    refetchInterval: false,
    enabled: takesPart(match),
  });
  return <ChatAnchorView i18n={useI18n()} unread={unread} last={data?.last_message} />;
}
