import { mdiBookmark, mdiCalendarAlert, mdiForumOutline, mdiLockOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { UnreadCount, UnsentIcon } from '@/components/views/message-badges';
import { hiddenComma, TimeRange } from '@/components/views/visible-and-spoken';
import { isJoiningClosed } from '@/features/matches/data/match';
import { cn } from '@/lib/cn';
import { dayKey } from '@/lib/format/day';
import type { MatchTimes } from '@/lib/format/format-range';
import { getDayHeadingId } from '../list-view';
import { formatPlayedThen } from '../match-texts';
import { badgeStyle, statusOf } from '../status-badge-view';
import { getLineIds } from './row-data';
import type { RowProps } from './row-parts';

/** The title, which is the row's link, and marks beside it. */
export function renderTitleLine(row: RowProps): ReactNode {
  const { i18n, match, phase, day, isRemembered, unsentState, titleTag: Title = 'h3' } = row;
  const { MatchLink } = row.parts;
  const { timeId, placeId, spotsId } = getLineIds(match.id);
  // The chat of a match that I have left is closed to me.
  const unreadCount = match.my_participation ? row.unreadCount : 0;
  // My own status is more important than the bookmark.
  const hasBookmark = isRemembered && !match.my_participation;
  const hasMarks = hasBookmark || unreadCount > 0 || unsentState;
  return (
    <div className="col-start-2 row-start-2 flex min-w-0 items-start gap-x-2 text-base/[1.375rem] md:block compact:col-start-1 compact:col-end-4 compact:mt-0.5 compact:leading-5">
      <Title
        className={cn(
          'min-w-0 flex-1 font-semibold tracking-[-0.015em] md:inline',
          phase === 'cancelled' && 'line-through',
        )}
      >
        <MatchLink
          to="detail"
          params={{ id: match.id }}
          locale={i18n.locale}
          aria-describedby={cn(day !== null && getDayHeadingId(day), timeId, placeId, spotsId)}
          className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus max-md:block compact:line-clamp-2"
        >
          {match.title}
        </MatchLink>
      </Title>
      {hasMarks && (
        <span className="flex items-center gap-1 md:ml-2 md:inline-flex md:align-top">
          {hasBookmark && (
            <>
              <Icon path={mdiBookmark} className="size-5 text-muted" />
              <span className="sr-only">{i18n.LL.matches.row.remembered()}</span>
            </>
          )}
          {unsentState && <UnsentIcon i18n={i18n} state={unsentState} />}
          {unreadCount > 0 && <Icon path={mdiForumOutline} className="size-5 text-muted" />}
          <UnreadCount i18n={i18n} count={unreadCount} />
        </span>
      )}
    </div>
  );
}

/** What is in the way of joining: it is too late, or I play another match then; null when nothing is. */
function getObstacle({ i18n, match, phase, overlappingMatch }: RowProps) {
  if (phase === 'upcoming' && isJoiningClosed(match))
    return { icon: mdiLockOutline, text: i18n.LL.matches.row.joinClosed(), style: 'bg-sunken text-muted' };
  if (!overlappingMatch) return null;
  return {
    icon: mdiCalendarAlert,
    text: formatPlayedThen(i18n, overlappingMatch),
    style: 'bg-waiting text-on-waiting',
  };
}

/** The day and distance in a list by distance, the hours, and my status, what is in the way or the level. */
export function renderTimeLine(row: RowProps, { hours, zone }: MatchTimes): ReactNode {
  const { i18n, match, phase, today, distance, confirmDeadline } = row;
  const { Status } = row.parts;
  const { LL, format } = i18n;
  const status = statusOf(match, phase);
  const obstacle = status ? null : getObstacle(row);
  return (
    <div
      id={getLineIds(match.id).timeId}
      className="col-start-2 row-start-1 flex min-w-0 flex-wrap items-center justify-between gap-x-1 max-[18rem]:-order-1 md:justify-start md:gap-x-3 compact:col-end-4"
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
          'text-lg/[1.375rem] font-bold max-[26rem]:tracking-tight max-[22rem]:text-base/[1.375rem] compact:leading-5',
          phase === 'cancelled' && 'text-muted line-through',
        )}
      >
        <TimeRange i18n={i18n} range={hours} endsWithComma={!zone} />
        {/* On a phone the status needs the room; the viewer's own time below shows that the time zone differs. */}
        {zone && (
          <>
            <span className="max-[26rem]:sr-only"> {zone}</span>
            {hiddenComma}
          </>
        )}
      </time>{' '}
      {status && <Status match={match} phase={phase} confirmDeadline={confirmDeadline} />}
      {obstacle && (
        <span className={cn(badgeStyle, obstacle.style)}>
          <Icon path={obstacle.icon} className="size-4 max-[26rem]:size-3.5" />
          <span>
            {obstacle.text}
            {hiddenComma}
          </span>
        </span>
      )}{' '}
      {/* Where the badge leaves no room for the level, it visually replaces it. */}
      <span className={cn('text-sm text-muted', status ? 'sr-only' : obstacle && 'max-lg:sr-only')}>
        {LL.common.levels[match.level]()}
        {hiddenComma}
      </span>
    </div>
  );
}
