import { type ComponentProps, memo, type ReactNode, useState } from 'react';
import { distanceTo, type Position } from '@/features/matches/nearest/nearest';
import { JoinButton } from '@/features/matches/participation/join-button';
import {
  type ListData,
  getRowAttributes,
  RowContent,
  type RowContentProps,
  getRowData,
  type RowParts,
  getRowAnchor,
} from '@/features/matches/views/row-view';
import { StatusBadgeView, statusOf } from '@/features/matches/views/status-badge-view';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import type { DayKey } from '@/lib/day';
import { viewerTimeZone } from '@/lib/intl';
import { RowLink } from '@/routing/link';
import { ErrorBoundary } from '@/components/error-boundary';
import type { MatchGroup } from '@/features/matches/data/group-by-day';
import { DayRows, DaySection, RunningDetails } from '@/features/matches/views/list-view';
import { useScrollAnchors } from '@/routing/scroll-restoration/restore-scroll';

/** How I stand to a match, and whether it takes place; what changes while it is shown moves in. */
function StatusBadge(props: ComponentProps<RowParts['Status']>): ReactNode {
  const [first] = useState(() => statusOf(props.match, props.phase));
  return <StatusBadgeView i18n={useI18n()} initialStatus={first} {...props} />;
}

const rowParts: RowParts = { MatchLink: RowLink, Join: JoinButton, Status: StatusBadge };

/** Left alone while the row is only hidden or shown. */
const Content = memo(function Content(props: RowContentProps): ReactNode {
  return <RowContent i18n={useI18n()} parts={rowParts} {...props} />;
});

interface MatchRowProps extends RowContentProps {
  isHidden: boolean;
  isFilled: boolean;
}

/** One match of the list: when, where, am I in, how many places. The whole row leads to the match. */
const MatchRow = memo(function MatchRow({ isHidden, isFilled, ...content }: MatchRowProps): ReactNode {
  const { match, phase } = content;
  return (
    <li {...getRowAttributes({ match, phase, isHidden, isPlaceholder: !isFilled })}>
      {isFilled && <Content {...content} />}
    </li>
  );
});

export interface DayProps extends ListData {
  shownIds: ReadonlySet<number>;
  /** The viewer's day, which "today" and "tomorrow" are counted from. */
  today: DayKey;
  /** From where the nearest comes first; null while the days follow one another. */
  viewerPosition: Position | null;
  /** The matches in whose chat words of mine did not go out. */
  unsent: Readonly<Record<number, RowContentProps['unsent']>>;
}

interface MatchRowsProps extends DayProps, Pick<RowContentProps, 'day'> {
  matches: readonly Match[];
  /** The ids of those whose rows are filled; all unless given. */
  filledIds?: ReadonlySet<number>;
}

/** The rows of matches, as an array: the component around them counts its children. */
export const matchRows = (props: MatchRowsProps): ReactNode[] => {
  const { matches, day, filledIds: filled, shownIds: shown, today, viewerPosition: from, unsent } = props;
  const viewerZone = viewerTimeZone();
  return matches.map((match) => (
    <MatchRow
      key={match.id}
      {...getRowData(match, props)}
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

interface MatchDayProps extends DayProps, MatchGroup {
  /** Whether its heading is not that of a part before. */
  hasHeading: boolean;
  /** The ids of its matches whose rows are filled; while there are none, the day only keeps the place of its rows. */
  filledIds: ReadonlySet<number>;
  /** Whether it is skipped while it is out of sight, whole or not. */
  isSkippable: boolean;
  /** Whether it is in sight from the first frame on: what is skipped is not measured then, and would grow after it. */
  isInitiallyVisible: boolean;
}

export const MatchDay = memo(function MatchDay({
  day,
  heading,
  hasHeading: isHeaded,
  matches,
  filledIds: filled,
  isSkippable: isSkipped,
  isInitiallyVisible: isFirst,
  ...rest
}: MatchDayProps): ReactNode {
  const i18n = useI18n();
  const { shownIds: shown, today, viewerPosition: from } = rest;
  const inSight = matches.filter(({ id }) => shown.has(id));
  const count = inSight.length;
  // That it comes near the screen before its rows are filled is told of what is skipped only.
  const isWhole = inSight.every(({ id }) => filled.has(id));
  const words = heading ? i18n.LL.matches.nearest[heading]() : i18n.format.day(day, today);
  return (
    <DaySection i18n={i18n} day={day} heading={isHeaded ? words : null} isHidden={count === 0}>
      <ErrorBoundary>
        <DayRows day={day} count={count} isSkippable={isSkipped || (!isWhole && !isFirst)}>
          {matchRows({
            ...rest,
            filledIds: filled,
            day: from ? null : day,
            matches: filled.size > 0 ? matches : [],
          })}
        </DayRows>
      </ErrorBoundary>
    </DaySection>
  );
});

/** The matches that are being played without me, folded; open when the person returns to one of them. */
export function RunningMatches(props: DayProps & { matches: readonly Match[] }): ReactNode {
  const { matches, shownIds: shown } = props;
  const i18n = useI18n();
  const landmarks = useScrollAnchors();
  if (matches.length === 0) return null;
  return (
    <RunningDetails
      i18n={i18n}
      count={matches.filter(({ id }) => shown.has(id)).length}
      isOpen={matches.some(({ id }) => landmarks.has(getRowAnchor(id)))}
    >
      {matchRows({ ...props, day: null })}
    </RunningDetails>
  );
}
