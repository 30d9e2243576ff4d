import type { ReactNode } from 'react';
import { useNow } from '@/components/use-now';
import { MatchFilters } from '@/features/matches/filters/match-filters';
import { useFilters } from '@/features/matches/filters/use-filters';
import { dayKey } from '@/lib/day';
import { viewerTimeZone } from '@/lib/intl';
import { ListFrame } from './list-frame';
import { MatchListSkeleton } from './match-list-skeleton';

const noCities = { mine: [], others: [] };

/** The list while it is not known yet whose it is: its filters, and the place of its rows or what stands in it. */
export function PendingMatches({ children = <MatchListSkeleton /> }: { children?: ReactNode }): ReactNode {
  const { filters, setFilters } = useFilters();
  const today = dayKey(useNow(), viewerTimeZone());
  return (
    <ListFrame
      filters={<MatchFilters filters={filters} onChange={setFilters} cities={noCities} today={today} />}
    >
      {children}
    </ListFrame>
  );
}
