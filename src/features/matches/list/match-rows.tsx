import { type ComponentProps, memo, type ReactNode, useState } from 'react';
import { distanceTo, type Position } from '@/features/matches/nearest/nearest-first';
import { JoinButton } from '@/features/matches/participation/join-button';
import {
  type ListFacts,
  rowAttributes,
  RowContent,
  type RowContentProps,
  rowFacts,
  type RowParts,
} from '@/features/matches/views/row-view';
import { statusOf, StatusBadgeView } from '@/features/matches/views/status-badge-view';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import type { DayKey } from '@/lib/day';
import { viewerTimeZone } from '@/lib/intl';
import { RowLink } from '@/routing/link';

/** How I stand to a match, and whether it takes place; what changes while it is shown moves in. */
function StatusBadge(props: ComponentProps<RowParts['Status']>): ReactNode {
  const [first] = useState(() => statusOf(props.match, props.phase));
  return <StatusBadgeView i18n={useI18n()} first={first} {...props} />;
}

const parts: RowParts = { MatchLink: RowLink, Join: JoinButton, Status: StatusBadge };

/** Left alone while the row is only hidden or shown. */
const Content = memo(function Content(props: RowContentProps): ReactNode {
  return <RowContent i18n={useI18n()} parts={parts} {...props} />;
});

interface MatchRowProps extends RowContentProps {
  isHidden: boolean;
  isFilled: boolean;
}

/** One match of the list: when, where, am I in, how many places. The whole row leads to the match. */
const MatchRow = memo(function MatchRow({ isHidden, isFilled, ...content }: MatchRowProps): ReactNode {
  const { match, phase } = content;
  return (
    <li {...rowAttributes({ match, phase, isHidden, isEmpty: !isFilled })}>
      {isFilled && <Content {...content} />}
    </li>
  );
});

export interface DayProps extends ListFacts {
  shown: ReadonlySet<number>;
  /** The viewer's day, which "today" and "tomorrow" are counted from. */
  today: DayKey;
  /** From where the nearest comes first; null while the days follow one another. */
  from: Position | null;
  /** The matches in whose chat words of mine did not go out. */
  unsent: Readonly<Record<number, RowContentProps['unsent']>>;
}

interface MatchRowsProps extends DayProps, Pick<RowContentProps, 'day'> {
  matches: readonly Match[];
  /** The ids of those whose rows are filled; all unless given. */
  filled?: ReadonlySet<number>;
}

/** The rows of matches, as an array: the component around them counts its children. */
export const matchRows = (props: MatchRowsProps): ReactNode[] => {
  const { matches, day, filled, shown, today, from, unsent } = props;
  const viewerZone = viewerTimeZone();
  return matches.map((match) => (
    <MatchRow
      key={match.id}
      {...rowFacts(match, props)}
      day={day}
      viewerZone={viewerZone}
      today={from ? today : undefined}
      distance={from ? distanceTo(match.venue, from) : undefined}
      unsent={unsent[match.id]}
      isHidden={!shown.has(match.id)}
      isFilled={filled?.has(match.id) ?? true}
    />
  ));
};
