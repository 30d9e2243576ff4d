import { useQuery } from '@tanstack/react-query';
import { canReadChat, messagesQuery, summaryQuery } from '@/features/chat/data/queries';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { useHash } from '@/routing/hooks';
import { useNavigateTo } from '@/routing/navigate';
import type { LoadedChat } from './data/pages';
import { useUnreadByMatch } from './data/unread';
import { ChatAnchorView } from './views/chat-anchor-view';

const findLastText = ({ results }: LoadedChat): ChatMessage | null =>
  results.findLast(({ kind }) => kind === 'text') ?? null;

/** On phones, a link that scrolls to the chat and shows participants its last message. The chat fills the screen then, so Back returns from it to the match. */
export function ChatAnchor({ match }: { match: Match }) {
  const navigateTo = useNavigateTo();
  const isChatInHash = useHash() === 'chat';
  const unreadCount = useUnreadByMatch().get(match.id) ?? 0;
  // The summary is fetched once here; an open chat polls the same query.
  const { data } = useQuery({
    ...summaryQuery(match.id),
    refetchInterval: false,
    enabled: canReadChat(match),
  });
  // The newest message of the summary may be an event such as "joined", which the roster shows already.
  const { data: lastText } = useQuery({ ...messagesQuery(match.id), enabled: false, select: findLastText });
  const lastMessage = data?.last_message?.kind === 'text' ? data.last_message : lastText;
  const openChat = (): void => void navigateTo('detail', { params: { id: match.id }, hash: 'chat' });
  return (
    <ChatAnchorView
      i18n={useI18n()}
      unreadCount={unreadCount}
      lastMessage={lastMessage}
      onOpen={isChatInHash ? undefined : openChat}
    />
  );
}
