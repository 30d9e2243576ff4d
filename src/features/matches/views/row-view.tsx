import { mdiBookmark } from '@mdi/js';
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { UnreadCount, type UnsentState, UnsentIcon } from '@/components/views/message-badges';
import { DottedFacts, hiddenComma, TimeRange, ViewerTimeRange } from '@/components/views/visible-and-spoken';
import { findChanges, type SeenMatches } from '@/features/matches/changes/seen-matches';
import { ChangeMarks } from '@/features/matches/changes/views/change-marks';
import {
  countMissingPlayers,
  findOverlappingMatch,
  type Phase,
  phaseOf,
} from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { type DayKey, dayKey } from '@/lib/format/day';
import type { Locale } from '@/lib/locale';
import type { RouteSection } from '@/routing/rows';
import { getDayHeadingId, rowGridStyle } from './list-view';
import { canConfirm, ConfirmButtonView, hasButtonRoom, JoinButtonView } from './match-buttons';
import { getConfirmDeadline, formatPrice } from './match-texts';
import { SportTile, type Standing, getStanding } from './sport-tile';
import { Spots } from './spots';
import { StatusBadgeView, statusOf } from './status-badge-view';

/** The interactive parts of a row; the first paint draws them without their behaviour. */
export interface RowParts {
  MatchLink: ComponentType<{
    to: 'detail';
    params: { id: number };
    locale: Locale;
    hash?: RouteSection<'detail'>;
    className: string;
    'aria-describedby'?: string;
    children: ReactNode;
  }>;
  ParticipationButton: ComponentType<{ match: Match; variant: 'row' }>;
  Status: ComponentType<{ match: Match; phase: Phase; confirmDeadline: string | null }>;
}

/** The data of the whole list that its rows show; `now` in milliseconds since 1970. */
export interface ListData {
  now: number;
  seenMatches: SeenMatches;
  rememberedIds: ReadonlySet<number>;
  /** Unread messages by match id. */
  unreadCounts: ReadonlyMap<number, number>;
  /** The matches that I play in. */
  myMatches?: readonly Match[];
}

/** Returns the props of one row, mostly plain values, so that a change of one match renders only its row. */
export const getRowData = (match: Match, { now, myMatches = [], ...listData }: ListData) => ({
  match,
  phase: phaseOf(match, now),
  confirmDeadline: getConfirmDeadline(match, now),
  overlappingMatch:
    match.can_join && phaseOf(match, now) === 'upcoming'
      ? findOverlappingMatch(
          myMatches.filter(({ my_participation }) => my_participation?.status !== 'waitlisted'),
          match,
        )
      : undefined,
  seenMatch: listData.seenMatches[match.id],
  isRemembered: listData.rememberedIds.has(match.id),
  unreadCount: listData.unreadCounts.get(match.id) ?? 0,
});

/** Creates parts without behaviour, for the sample row and the first paint. */
export const createStaticParts = (i18n: I18n): Pick<RowParts, 'ParticipationButton' | 'Status'> => ({
  ParticipationButton: (props) => {
    const Button = canConfirm(props.match) ? ConfirmButtonView : JoinButtonView;
    return <Button i18n={i18n} {...props} />;
  },
  Status: (props) => (
    <StatusBadgeView i18n={i18n} {...props} initialStatus={statusOf(props.match, props.phase)} />
  ),
});

export interface RowContentProps extends ReturnType<typeof getRowData> {
  /** The day whose heading describes the link; null when no such heading stands above the row. */
  day: DayKey | null;
  viewerZone: string;
  /** The present day in the viewer's time zone; set only when the list is sorted by distance: then each row shows its day. */
  today?: DayKey | undefined;
  /** Kilometres from the viewer; null when the venue has no coordinates. */
  distance?: number | null | undefined;
  /** The state of my unsent messages in the match's chat. */
  unsentState?: UnsentState | undefined;
  /** Whether a button that a press removed leaves its room. */
  keepsButtonRoom?: boolean;
  /** A paragraph where no heading of a day stands above the row. */
  titleTag?: 'h3' | 'p';
}

/** Returns the name by which scroll restoration finds a match's row. */
export const getRowLandmark = (id: number): string => `match-${id}`;

/** Whether the row says that joining is over; that leaving is over only the match's screen says. */
const isJoiningClosed = ({ my_participation, reason_code }: Match): boolean =>
  !my_participation && reason_code === 'join_deadline_passed';

/** The content of a row. Its link comes first and is described by day, time, status and spots; CSS puts the time above it. */
export function RowContent({
  i18n,
  day,
  match,
  phase,
  today,
  distance,
  confirmDeadline,
  overlappingMatch,
  viewerZone,
  seenMatch,
  isRemembered,
  unreadCount,
  unsentState,
  keepsButtonRoom = false,
  titleTag: Title = 'h3',
  parts: { MatchLink, ParticipationButton, Status },
}: RowContentProps & { i18n: I18n; parts: RowParts }): ReactNode {
  const { locale, LL, format } = i18n;
  const isCancelled = phase === 'cancelled';
  const times = format.matchTimes(match.starts_at, match.ends_at, match.timezone, viewerZone);
  const landmark = getRowLandmark(match.id);
  const [timeId, spotsId] = [`${landmark}-time`, `${landmark}-spots`];
  const status = statusOf(match, phase);
  const matchFormats = match.format ? [match.format] : [];
  const hasChanged = seenMatch !== undefined && findChanges(seenMatch, match).length > 0;
  const note = (hasChanged || times.viewer || overlappingMatch) && (
    <>
      {overlappingMatch && (
        <p
          className={cn(
            'text-xs font-semibold text-on-waiting phone:truncate phone:leading-3',
            !hasChanged && 'phone:mb-1',
          )}
        >
          {LL.matches.row.overlaps({
            time: format.time(overlappingMatch.starts_at, overlappingMatch.timezone),
          })}
          {hiddenComma}
        </p>
      )}
      {hasChanged && <ChangeMarks i18n={i18n} match={match} seenMatch={seenMatch} isInRow />}
      {times.viewer && (
        <p className={cn('text-muted phone:truncate', (hasChanged || overlappingMatch) && 'phone:sr-only')}>
          <ViewerTimeRange i18n={i18n} range={times.viewer} />
        </p>
      )}
    </>
  );
  // My own status is more important than the bookmark.
  const hasBookmark = isRemembered && !match.my_participation;
  const hasMarks = hasBookmark || unreadCount > 0 || unsentState;

  return (
    <>
      <SportTile
        sport={match.sport}
        standing={getStanding(match, phase)}
        className="row-span-4 self-start max-[18rem]:-order-2 md:row-span-3"
      />
      <div className="col-start-2 row-start-2 flex min-w-0 items-start gap-x-2 text-base/[1.375rem] md:block phone:leading-5">
        <Title
          className={cn(
            'min-w-0 flex-1 font-semibold tracking-[-0.015em] md:inline',
            isCancelled && 'line-through',
          )}
        >
          <MatchLink
            to="detail"
            params={{ id: match.id }}
            locale={locale}
            aria-describedby={cn(day !== null && getDayHeadingId(day), timeId, spotsId)}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus max-md:block phone:line-clamp-2"
          >
            {match.title}
          </MatchLink>
        </Title>
        {hasMarks && (
          <span className="flex items-center gap-1 md:ml-2 md:inline-flex md:align-top">
            {hasBookmark && (
              <>
                <Icon path={mdiBookmark} className="size-5 text-muted" />
                <span className="sr-only">{LL.matches.row.remembered()}</span>
              </>
            )}
            {unsentState && <UnsentIcon i18n={i18n} state={unsentState} />}
            <UnreadCount i18n={i18n} count={unreadCount} />
          </span>
        )}
      </div>
      <div
        id={timeId}
        className="col-start-2 row-start-1 flex min-w-0 flex-wrap items-center justify-between gap-x-1 max-[18rem]:-order-1 md:justify-start md:gap-x-3"
      >
        {today && (
          <p className="flex basis-full flex-wrap justify-between gap-x-3 text-sm font-semibold md:justify-start">
            <span>
              {format.day(dayKey(match.starts_at, match.timezone), today)}
              {hiddenComma}
            </span>
            {typeof distance === 'number' && (
              <span className="shrink-0 tabular-nums">
                {format.distance(distance)}
                {hiddenComma}
              </span>
            )}
          </p>
        )}
        <time
          dateTime={match.starts_at}
          className={cn(
            'text-lg/[1.375rem] font-bold max-[26rem]:tracking-tight max-[22rem]:text-base/[1.375rem] phone:leading-5',
            isCancelled && 'text-muted line-through',
          )}
        >
          <TimeRange i18n={i18n} range={times.hours} endsWithComma={!times.zone} />
          {/* On a phone the status needs the room; the viewer's own time below shows that the time zone differs. */}
          {times.zone && (
            <>
              <span className="max-[26rem]:sr-only"> {times.zone}</span>
              {hiddenComma}
            </>
          )}
        </time>{' '}
        {status && (
          <>
            <Status match={match} phase={phase} confirmDeadline={confirmDeadline} />
            {hiddenComma}
          </>
        )}
        {/* My status visually replaces the level. */}
        <span className={cn('text-sm text-muted', status && 'sr-only')}>
          {LL.common.levels[match.level]()}
        </span>
        {hiddenComma}
      </div>
      {/* On a phone a long venue name is truncated but its city is not; the match format is hidden when it has no room. */}
      <p className="col-start-2 min-w-0 text-sm phone:flex phone:h-lh phone:flex-wrap phone:overflow-hidden phone:text-sm/[1.125rem] phone:whitespace-pre">
        <span className="min-w-0 phone:flex">
          <span className="phone:truncate">{match.venue.name},</span>
          <span className="phone:shrink-0"> {match.venue.city.name}</span>
        </span>
        <DottedFacts
          facts={['', ...matchFormats]}
          spokenFacts={['', LL.common.sports[match.sport](), ...matchFormats]}
        />
      </p>
      <div
        className={cn(
          'col-start-2 flex items-center justify-between gap-2 max-[22.49rem]:mt-1 max-[18rem]:flex-wrap md:col-start-3 md:row-span-3 md:row-start-1 phone:mt-0.5',
          // What is higher fills the gaps above and below, so that the row keeps its height.
          keepsButtonRoom || hasButtonRoom(match) ? 'phone:h-11' : 'phone:max-h-11 phone:min-h-6',
        )}
      >
        {isCancelled ? (
          <div className="min-w-0 text-sm/[1.125rem] text-muted">
            {note}
            <p id={spotsId} className={cn('text-ellipsis', note ? 'phone:truncate' : 'phone:line-clamp-2')}>
              {match.cancellation_reason}
            </p>
          </div>
        ) : (
          <Spots
            id={spotsId}
            i18n={i18n}
            match={match}
            isUpcoming={phase === 'upcoming'}
            missingPlayers={countMissingPlayers(match)}
            price={formatPrice(i18n, match)}
            note={note || undefined}
          />
        )}
        {phase === 'upcoming' && isJoiningClosed(match) ? (
          <p className="max-w-32 shrink-0 text-right text-sm/[1.125rem] text-muted max-[18rem]:max-w-none max-[18rem]:shrink max-[18rem]:text-left">
            {LL.matches.row.joinClosed()}
          </p>
        ) : (
          <ParticipationButton match={match} variant="row" />
        )}
      </div>
    </>
  );
}

interface RowState {
  match: Match;
  phase: Phase;
  /** Whether the filters hide the row, which stays in the document, because rendering it again takes long. */
  isHidden?: boolean;
  /** Whether the row only reserves its height. */
  isPlaceholder?: boolean;
}

/** The background, and the left edge that marks my matches: a border, because forced colours keep only borders. */
const standingStyles: Record<Standing, string> = {
  none: 'bg-surface',
  playing: 'bg-mine before:border-primary',
  waiting: 'bg-surface before:border-edge-waiting',
  cancelled: 'bg-surface before:border-danger',
};

/** Returns the attributes of a row's `<li>`; a function, because a component for each of a thousand rows would be slower. */
export function getRowAttributes({ match, phase, isHidden = false, isPlaceholder = false }: RowState) {
  const standing = getStanding(match, phase);
  return {
    'data-landmark': getRowLandmark(match.id),
    hidden: isHidden,
    className: cn(
      rowGridStyle,
      // Visually hidden text after a truncated line would otherwise widen the page.
      'relative items-center overflow-clip rounded-card py-2 shadow-card max-[24rem]:py-1.5 max-[18rem]:items-stretch',
      standing !== 'none' && 'before:absolute before:inset-y-0 before:left-0 before:border-l-4',
      standingStyles[standing],
      isPlaceholder && 'min-h-(--row-height)',
    ),
  };
}
