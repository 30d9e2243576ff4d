import type { ReactNode } from 'react';
import { SectionCard } from '@/components/ui/section-card';
import { useFocusOnUnmount } from '@/components/focus';
import type { PendingMessage } from '@/features/chat/data/pending-message';
import { useI18n } from '@/i18n/context';
import { PendingEntries } from './pending-entries';

interface UnsentListProps {
  matchId: number;
  pending: readonly PendingMessage[];
  isInOwnCard: boolean;
}

/** My pending messages where the chat itself is not shown. */
export function UnsentList({ matchId, pending, isInOwnCard }: UnsentListProps): ReactNode {
  const title = useI18n().LL.chat.sending.left();
  const element = useFocusOnUnmount<HTMLDivElement>();
  const list = (
    <div
      ref={element}
      role="list"
      tabIndex={-1}
      aria-label={title}
      className="grid gap-2 border-b border-line pb-3 outline-none last:border-0"
    >
      <PendingEntries matchId={matchId} pending={pending} list={element} />
    </div>
  );
  return isInOwnCard ? <SectionCard title={title}>{list}</SectionCard> : list;
}
