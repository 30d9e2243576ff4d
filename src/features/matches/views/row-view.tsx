import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { DottedFacts, pause, TimeRange, YourTimeRange } from '@/components/views/aloud';
import { UnreadCountView } from '@/components/views/unread-count-view';
import { UnsentMark } from '@/components/views/unsent-mark';
import type { Phase } from '@/features/matches/data/phase';
import { ChangeMarks } from './change-marks';
import type { SeenMatch } from '@/features/matches/changes/seen';
import { Places } from './places';
import { SportTile, type Standing, standingIn } from './sport-tile';
import { statusOf } from './status-badge-view';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import type { DayKey } from '@/lib/day';
import type { Locale } from '@/lib/locale';
import type { routeTable } from '@/routing/table';
import { dayHeading } from './day-view';
import { rowGrid } from './row-height';

type DetailSection = (typeof routeTable)['detail']['sections'][number];

/** The parts of a row that answer or remember something: once the app is there they do, before that they only look the same. */
export interface RowParts {
  /** The link to the match. */
  MatchLink: ComponentType<{
    to: 'detail';
    params: { id: number };
    locale: Locale;
    hash?: DetailSection;
    className: string;
    'aria-describedby'?: string;
    children: ReactNode;
  }>;
  /** The button to join or to leave; nothing when neither is possible. */
  Join: ComponentType<{ match: Match; variant: 'row' }>;
  /** Whether I am in, and whether it takes place. */
  Status: ComponentType<{ match: Match; phase: Phase }>;
}

export interface RowContentProps {
  /** The day whose heading it is under; null for none. */
  day: DayKey | null;
  match: Match;
  phase: Phase;
  /** The viewer's own zone. */
  viewerZone: string;
  /** What was seen of it before this visit. */
  seen: SeenMatch | undefined;
  /** How many messages of its chat are unread. */
  unread: number;
  /** The state of my unsent messages in its chat. */
  unsent?: 'refused' | 'waiting' | undefined;
}

/** The name of a match's row among the landmarks of the page. */
export const rowPlace = (id: number): string => `match-${id}`;

/** Which deadline has passed, where that is why a match that is still to come has no button. */
function closedIn({ my_participation: mine, reason_code }: Match): 'joinClosed' | 'leaveClosed' | null {
  if (mine) return reason_code === 'leave_deadline_passed' ? 'leaveClosed' : null;
  return reason_code === 'join_deadline_passed' ? 'joinClosed' : null;
}

/** What stands in a row. The heading is heard first and described by day, time, status and places; the eye reads the time before it. */
export function RowContent({
  i18n,
  day,
  match,
  phase,
  viewerZone,
  seen,
  unread,
  unsent,
  parts: { MatchLink, Join, Status },
}: RowContentProps & { i18n: I18n; parts: RowParts }): ReactNode {
  const { locale, LL, format } = i18n;
  const isOff = phase === 'cancelled';
  const times = format.matchTimes(match.starts_at, match.ends_at, match.timezone, viewerZone);
  const closed = phase === 'upcoming' && closedIn(match);
  const place = rowPlace(match.id);
  const [when, places] = [`${place}-when`, `${place}-places`];
  const facts = [
    LL.common.sports[match.sport](),
    LL.common.levels[match.level](),
    match.format,
    match.price ? format.money(match.price) : LL.common.match.free(),
  ].filter((fact): fact is string => Boolean(fact));

  return (
    <>
      <SportTile
        sport={match.sport}
        standing={standingIn(match, phase)}
        className="col-start-1 row-span-2 row-start-1"
      />
      <div className="col-start-2 row-start-2 flex min-w-0 items-start gap-2 max-md:justify-between md:col-start-3 md:row-start-1 md:self-end">
        <h3 className={cn('min-w-0 text-base font-semibold tracking-[-0.015em]', isOff && 'line-through')}>
          <MatchLink
            to="detail"
            params={{ id: match.id }}
            locale={locale}
            aria-describedby={cn(day !== null && dayHeading(day), when, places)}
            className="block outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {match.title}
          </MatchLink>
        </h3>
        {(unread > 0 || unsent) && (
          <span className="mt-0.5 flex shrink-0 items-center gap-1">
            {unsent && <UnsentMark i18n={i18n} unsent={unsent} />}
            <UnreadCountView i18n={i18n} count={unread} />
          </span>
        )}
      </div>
      <div
        id={when}
        className="col-start-2 row-start-1 flex min-w-0 flex-wrap items-center justify-between gap-x-1 max-[18rem]:-order-1 md:row-span-2 md:flex-col md:flex-nowrap md:items-start md:gap-1"
      >
        <p className={cn('text-lg/6 font-bold max-[22rem]:text-base/6', isOff && 'text-muted line-through')}>
          <time dateTime={match.starts_at}>
            <TimeRange i18n={i18n} range={times.hours} goesOn={!times.zone} />
            {/* On a phone the status needs the room; that another zone is meant is said by the viewer's own time below. */}
            {times.zone && (
              <>
                <span className="max-[26rem]:sr-only"> {times.zone}</span>
                {pause}
              </>
            )}
          </time>
        </p>
        <Status match={match} phase={phase} />
        {statusOf(match, phase) && pause}
      </div>
      <div className="col-span-2 min-w-0 text-sm md:col-span-1 md:col-start-3 md:row-start-2 md:self-start">
        <p>
          {match.venue.name}, <span className="inline-block">{match.venue.city.name}</span>
        </p>
        <p className="text-muted">
          <DottedFacts facts={facts} />
        </p>
        {seen && <ChangeMarks i18n={i18n} match={match} seen={seen} />}
        {times.viewer && (
          <p className="text-muted">
            <YourTimeRange i18n={i18n} range={times.viewer} />
          </p>
        )}
      </div>
      <div className="col-span-2 flex items-center justify-between gap-2 max-[18rem]:flex-wrap md:col-span-1 md:col-start-4 md:row-span-2 md:row-start-1 md:min-h-11">
        {isOff ? (
          <p id={places} className="text-sm text-muted">
            {match.cancellation_reason}
          </p>
        ) : (
          <Places id={places} i18n={i18n} match={match} isOpen={phase === 'upcoming'} />
        )}
        {closed ? (
          <p className="self-end text-right text-sm text-muted md:self-auto">{LL.matches.row[closed]()}</p>
        ) : (
          <div className="relative shrink-0 max-[18rem]:max-w-full">
            <Join match={match} variant="row" />
          </div>
        )}
      </div>
    </>
  );
}

interface RowState {
  match: Match;
  phase: Phase;
  /** Whether a filter leaves it out. It stays in the document, because coming back is what takes long. */
  isHidden?: boolean;
  /** Whether it only keeps the place. */
  isEmpty?: boolean;
}

type RowAttributes = Pick<ComponentProps<'li'>, 'hidden' | 'className'> & { 'data-place': string };

/** An edge, and for a place on the roster a tint: my own matches are told from afar. The edge is a border, which forced colours keep. */
const marks: Record<Standing, string> = {
  none: 'bg-surface',
  in: 'bg-mine before:border-primary',
  waiting: 'bg-surface before:border-edge-waiting',
  off: 'bg-surface before:border-danger',
};

/** The attributes of the `<li>` that is the card of one match. No component: React takes apart what a list of a thousand is made of. */
export function rowAttributes({ match, phase, isHidden = false, isEmpty = false }: RowState): RowAttributes {
  const standing = standingIn(match, phase);
  return {
    'data-place': rowPlace(match.id),
    hidden: isHidden,
    className: cn(
      rowGrid,
      'relative items-center rounded-card pt-2 pb-1.5 shadow-card max-[18rem]:items-stretch',
      'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-focus',
      standing !== 'none' &&
        'before:absolute before:inset-y-3 before:left-0 before:rounded-r-full before:border-l-4',
      marks[standing],
      isEmpty && 'min-h-(--row-height)',
    ),
  };
}
