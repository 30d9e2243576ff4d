import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/loading/error-boundary';
import { ChatAnchor } from '@/features/chat/chat-anchor';
import { ChatSection } from '@/features/chat/chat-section';
import { UnsentMessages } from '@/features/chat/chat-states';
import { MatchDetailView } from '@/features/matches/detail/match-detail-view';
import type { Match } from '@/generated/schemas/match.zod';
import { useRouteParams } from '@/routing/hooks';

const renderChat = (match: Match): ReactNode => (
  <ErrorBoundary>
    <ChatSection match={match} />
  </ErrorBoundary>
);

const renderChatLink = (match: Match): ReactNode => <ChatAnchor match={match} />;

export function DetailScreen() {
  const { id } = useRouteParams('detail');
  return (
    <MatchDetailView
      key={id}
      id={id}
      renderChat={renderChat}
      renderChatLink={renderChatLink}
      unsentMessages={
        <ErrorBoundary isQuiet>
          <UnsentMessages matchId={id} isInOwnCard />
        </ErrorBoundary>
      }
    />
  );
}
