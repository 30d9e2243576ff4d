import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { messagesQuery, summaryQuery } from '@/features/chat/data/queries';
import { canReadChat } from './data/takes-part';
import { useUnreadByMatch } from './data/unread';
import { ChatAnchorView } from './views/chat-anchor-view';

const lastText = ({ results }: ChatMessages): ChatMessage | null =>
  results.findLast(({ kind }) => kind === 'text') ?? null;

/** A link down to the chat on phones, where it is below the roster. Shows the last message to those who may read it. */
export function ChatAnchor({ match }: { match: Match }): ReactNode {
  const unread = useUnreadByMatch().get(match.id) ?? 0;
  // Fetched once here; while the chat is open, its polling keeps this up to date.
  const { data } = useQuery({
    ...summaryQuery(match.id),
    refetchInterval: false,
    enabled: canReadChat(match),
  });
  // The summary has the newest message of any kind, also "joined" and "left", which the roster shows already.
  const { data: written } = useQuery({ ...messagesQuery(match.id), enabled: false, select: lastText });
  const last = data?.last_message?.kind === 'text' ? data.last_message : written;
  return <ChatAnchorView i18n={useI18n()} unread={unread} last={last} />;
}
