import type { ReactNode } from 'react';
import { phaseOf } from '@/features/matches/data/phase';
import { distanceTo } from '@/features/matches/nearest/distance';
import { confirmBy } from '@/features/matches/views/deadlines';
import type { RowContentProps } from '@/features/matches/views/row-view';
import type { Match } from '@/generated/schemas/match.zod';
import type { DayProps } from './match-day';
import { MatchRow } from './match-row';

/** Whether words of mine were refused in the chat of a match, or wait. */
const unsentIn = (id: number, { refused, waiting }: DayProps['unsent']): RowContentProps['unsent'] =>
  refused.includes(id) ? 'refused' : waiting.includes(id) ? 'waiting' : undefined;

interface MatchRowsProps extends DayProps, Pick<RowContentProps, 'day' | 'viewerZone'> {
  matches: readonly Match[];
  /** The ids of those whose rows are filled; all unless given. */
  filled?: ReadonlySet<number>;
}

/** The rows of matches. No component: what is around them counts them. Each is given plain values, so that one change renders one row. */
export const matchRows = (props: MatchRowsProps): ReactNode[] => {
  const { matches, day, viewerZone, filled, shown, now, today, from, seen, unread, unsent } = props;
  return matches.map((match) => (
    <MatchRow
      key={match.id}
      day={day}
      match={match}
      phase={phaseOf(match, now)}
      today={from ? today : undefined}
      distance={from ? distanceTo(match.venue, from) : undefined}
      confirmBy={confirmBy(match, now)}
      viewerZone={viewerZone}
      seen={seen[match.id]}
      unread={unread.get(match.id) ?? 0}
      unsent={unsentIn(match.id, unsent)}
      isHidden={!shown.has(match.id)}
      isFilled={filled?.has(match.id) ?? true}
    />
  ));
};
