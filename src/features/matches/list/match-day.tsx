import { type ComponentProps, memo, type ReactNode, useState } from 'react';
import { ErrorBoundary } from '@/components/loading/error-boundary';
import type { MatchGroup } from '@/features/matches/data/match-groups';
import { measureDistanceTo, type Position } from '@/features/matches/nearest/nearest-order';
import { JoinButton } from '@/features/matches/participation/join-button';
import { DayRows, DaySection, RunningDetails } from '@/features/matches/views/list-view';
import { getRowAttributes } from '@/features/matches/views/row/row-attributes';
import { RowContent } from '@/features/matches/views/row/row-content';
import {
  getRowData,
  getRowLandmark,
  type ListData,
  type RowContentProps,
} from '@/features/matches/views/row/row-data';
import type { RowParts } from '@/features/matches/views/row/row-parts';
import { StatusBadgeView, statusOf } from '@/features/matches/views/status-badge-view';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import type { DayKey } from '@/lib/format/day';
import { viewerTimeZone } from '@/lib/format/intl';
import { RowLink } from '@/routing/link';
import { useLandmarksToRestore } from '@/routing/scroll-restoration/restore-scroll';

/** The badge with my status in a match; a status that changes after the first render is animated. */
function StatusBadge(props: ComponentProps<RowParts['Status']>) {
  const [initialStatus] = useState(() => statusOf(props.match, props.phase));
  return <StatusBadgeView i18n={useI18n()} initialStatus={initialStatus} {...props} />;
}

const rowParts: RowParts = { MatchLink: RowLink, ParticipationButton: JoinButton, Status: StatusBadge };

/** The content is memoised, so that hiding or showing its row does not render it again. */
const MemoisedContent = memo(function MemoisedContent(props: RowContentProps) {
  return <RowContent i18n={useI18n()} parts={rowParts} {...props} />;
});

interface MatchRowProps extends RowContentProps {
  isHidden: boolean;
  hasContent: boolean;
}

const MatchRow = memo(function MatchRow({ isHidden, hasContent, ...contentProps }: MatchRowProps) {
  return (
    <li {...getRowAttributes({ ...contentProps, isHidden, isPlaceholder: !hasContent })}>
      {hasContent && <MemoisedContent {...contentProps} />}
    </li>
  );
});

export interface DayProps extends ListData {
  shownIds: ReadonlySet<number>;
  /** The present day in the viewer's time zone. */
  today: DayKey;
  /** The viewer's position when the list is ordered by distance; null when by day. */
  viewerPosition: Position | null;
  /** The state of my unsent chat messages, by match id. */
  unsentStates: Readonly<Record<number, RowContentProps['unsentState']>>;
}

interface MatchRowsProps extends DayProps, Pick<RowContentProps, 'day'> {
  matches: readonly Match[];
  /** The ids of the matches whose rows are rendered; all by default. */
  filledIds?: ReadonlySet<number>;
}

/** A function, because `DayRows` needs an array of rows as children. */
const renderMatchRows = (props: MatchRowsProps): ReactNode[] => {
  const { matches, day, filledIds, shownIds, today, viewerPosition, unsentStates } = props;
  const viewerZone = viewerTimeZone();
  return matches.map((match) => (
    <MatchRow
      key={match.id}
      {...getRowData(match, props)}
      day={day}
      viewerZone={viewerZone}
      today={viewerPosition ? today : undefined}
      distance={viewerPosition ? measureDistanceTo(match.venue, viewerPosition) : undefined}
      unsentState={unsentStates[match.id]}
      isHidden={!shownIds.has(match.id)}
      hasContent={filledIds?.has(match.id) ?? true}
    />
  ));
};

interface MatchDayProps extends DayProps, MatchGroup {
  /** Whether the group has a heading; a group by distance may continue the group above. */
  hasHeading: boolean;
  /** The ids of the matches whose rows are rendered; while this set is empty, the group only reserves the height of its rows. */
  filledIds: ReadonlySet<number>;
  /** Whether the browser may skip the layout of the group while it is off screen. */
  isSkippable: boolean;
  /** Whether the group is on the first screen; a skipped group would not be measured in the first frame, and would grow in the next. */
  isInitiallyVisible: boolean;
}

export const MatchDay = memo(function MatchDay(props: MatchDayProps) {
  const { day, heading, hasHeading, matches, filledIds, isSkippable, isInitiallyVisible, ...rest } = props;
  const i18n = useI18n();
  const { shownIds, today, viewerPosition } = rest;
  const shownMatches = matches.filter(({ id }) => shownIds.has(id));
  const count = shownMatches.length;
  // The browser reports the approach of skipped groups only, so a group with missing rows is skipped too.
  const hasAllRows = shownMatches.every(({ id }) => filledIds.has(id));
  const headingText = heading ? i18n.LL.matches.nearest[heading]() : i18n.format.day(day, today);
  return (
    <DaySection i18n={i18n} day={day} heading={hasHeading ? headingText : null} isHidden={count === 0}>
      <ErrorBoundary>
        <DayRows day={day} count={count} isSkippable={isSkippable || (!hasAllRows && !isInitiallyVisible)}>
          {renderMatchRows({
            ...rest,
            filledIds,
            day: viewerPosition ? null : day,
            matches: filledIds.size > 0 ? matches : [],
          })}
        </DayRows>
      </ErrorBoundary>
    </DaySection>
  );
});

/** The running matches that I do not take part in, collapsed; open when scroll restoration returns to one of them. */
export function RunningMatches(props: DayProps & { matches: readonly Match[] }) {
  const { matches, shownIds } = props;
  const i18n = useI18n();
  const landmarksToRestore = useLandmarksToRestore();
  if (matches.length === 0) return null;
  return (
    <RunningDetails
      i18n={i18n}
      count={matches.filter(({ id }) => shownIds.has(id)).length}
      isInitiallyOpen={matches.some(({ id }) => landmarksToRestore.has(getRowLandmark(id)))}
    >
      {renderMatchRows({ ...props, day: null })}
    </RunningDetails>
  );
}
