import type { ComponentType, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { UnreadCount } from '@/components/unread-count';
import type { Phase } from '@/features/matches/data/phase';
import { ChangeMarks } from '@/features/matches/changes/change-marks';
import type { SeenMatch } from '@/features/matches/changes/seen';
import { Places } from '@/features/matches/parts/places';
import { sportIcons } from '@/features/matches/parts/sport-icons';
import { StatusBadge } from '@/features/matches/parts/status-badge';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';

/** The parts of a row that can be pressed: once the app is there they answer, before that they only look the same. */
export interface RowParts {
  /** The link to the match. */
  MatchLink: ComponentType<{ id: number; className: string; children: ReactNode }>;
  /** The button to join or to leave; nothing when neither is possible. */
  Join: ComponentType<{ match: Match; look: 'row' }>;
}

export interface RowContentProps {
  match: Match;
  phase: Phase;
  /** The viewer's own zone. */
  viewerZone: string;
  /** What was seen of it before this visit. */
  seen: SeenMatch | undefined;
  /** How many messages of its chat are unread. */
  unread: number;
}

/** What stands in a row. Drawn by React and, before it is there, by the first paint: no hooks but that of the words. */
export function RowContent({
  match,
  phase,
  viewerZone,
  seen,
  unread,
  parts: { MatchLink, Join },
}: RowContentProps & { parts: RowParts }): ReactNode {
  const { LL, format } = useI18n();
  const isOff = phase === 'cancelled';
  const times = format.matchTimes(match.starts_at, match.ends_at, match.timezone, viewerZone);
  // Says why there are free places and no button.
  const isClosed =
    phase === 'upcoming' && !match.my_participation && match.reason_code === 'join_deadline_passed';
  const facts = [
    LL.common.sports[match.sport](),
    LL.common.levels[match.level](),
    match.format,
    match.price ? format.money(match.price) : LL.common.match.free(),
  ].filter(Boolean);

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2 md:flex-col md:flex-nowrap md:items-start md:gap-1">
        <p className={cn('text-lg/6 font-bold max-[22rem]:text-base/6', isOff && 'text-muted line-through')}>
          <time dateTime={match.starts_at}>
            {times.hours}
            {/* On a phone the status needs the room; that another zone is meant is said by the viewer's own time below. */}
            {times.zone && <span className="max-[26rem]:sr-only"> {times.zone}</span>}
          </time>
        </p>
        <StatusBadge match={match} phase={phase} />
      </div>
      <div className="min-w-0">
        <div className="flex items-start gap-2 max-md:justify-between">
          <h3 className={cn('min-w-0 text-base font-semibold', isOff && 'line-through')}>
            <MatchLink
              id={match.id}
              className="block outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {match.title}
            </MatchLink>
          </h3>
          <UnreadCount count={unread} className="mt-0.5 shrink-0" />
        </div>
        <p className="text-sm">
          {match.venue.name}, <span className="inline-block">{match.venue.city.name}</span>
        </p>
        <p className="flex gap-1.5 text-sm text-muted">
          <Icon path={sportIcons[match.sport]} className="mt-0.5 size-4" />
          <span className="min-w-0">{facts.join(' · ')}</span>
        </p>
        <ChangeMarks match={match} seen={seen} />
        {times.viewer && <p className="text-sm text-muted">{LL.common.time.yours({ time: times.viewer })}</p>}
      </div>
      <div className="flex items-center justify-between gap-2 max-[18rem]:flex-wrap md:min-h-11">
        {isOff ? (
          <p className="text-sm text-muted">{match.cancellation_reason}</p>
        ) : (
          <Places match={match} isOpen={phase === 'upcoming'} />
        )}
        {isClosed ? (
          <p className="self-end text-right text-sm text-muted md:self-auto">{LL.matches.row.joinClosed()}</p>
        ) : (
          <div className="relative shrink-0">
            <Join match={match} look="row" />
          </div>
        )}
      </div>
    </>
  );
}

/** The name of a match's row among the landmarks of the page. */
export const rowPlace = (id: number): string => `match-${id}`;

interface RowProps {
  id: number;
  /** Whether a filter leaves it out. It stays in the document, because coming back is what takes long. */
  isHidden?: boolean;
  /** What stands in it; nothing while it only keeps the place. */
  children: ReactNode;
}

/** The card of one match in the list. */
export function Row({ id, isHidden = false, children }: RowProps): ReactNode {
  return (
    <li
      data-place={rowPlace(id)}
      hidden={isHidden}
      className={cn(
        'relative grid grid-cols-1 gap-x-6 rounded-card bg-surface px-4 pt-2 pb-1.5 shadow-card max-[22rem]:px-3',
        'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-focus md:grid-cols-[11.5rem_minmax(0,1fr)_17rem] md:items-center md:p-4',
        !children && 'min-h-(--row-height)',
      )}
    >
      {children}
    </li>
  );
}
