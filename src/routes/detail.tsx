import type { ReactNode } from 'react';
import { MatchDetailView } from '@/features/matches/detail/match-detail-view';
import { useRouteParams } from '@/routing/hooks';

/** Everything about one match. */
export function DetailScreen(): ReactNode {
  const id = Number(useRouteParams('detail').id);
  return <MatchDetailView key={id} id={id} />;
}
