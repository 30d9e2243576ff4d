import type { ReactNode } from 'react';
import { ChatAnchor } from '@/features/chat/chat-anchor';
import { ChatSection } from '@/features/chat/chat-section';
import { MatchDetailView } from '@/features/matches/detail/match-detail-view';
import { useRouteParams } from '@/routing/hooks';

/** Everything about one match, and its chat. */
export function DetailScreen(): ReactNode {
  const id = Number(useRouteParams('detail').id);
  return (
    <MatchDetailView
      key={id}
      id={id}
      chat={(match) => <ChatSection match={match} />}
      chatLink={(match) => <ChatAnchor matchId={match.id} />}
    />
  );
}
