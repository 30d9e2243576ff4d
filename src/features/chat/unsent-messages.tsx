import type { ReactNode } from 'react';
import { useLazyWhenIdle } from '@/components/lazy';
import { emptyOutbox } from './data/outbox';
import { useOutboxes } from '@/features/chat/data/use-outbox';

const loadList = () => import('./list/unsent-list').then((module) => module.UnsentList);

/** My pending messages of a chat that is not shown, with buttons to copy or discard them. */
export function UnsentMessages({
  matchId,
  isAlone: isInOwnCard = false,
}: {
  matchId: number;
  isAlone?: boolean;
}): ReactNode {
  const pending = useOutboxes()[matchId] ?? emptyOutbox;
  const isWanted = pending.length > 0;
  const { loaded: List } = useLazyWhenIdle(loadList, isWanted);
  return isWanted && List && <List matchId={matchId} pending={pending} isInOwnCard={isInOwnCard} />;
}
