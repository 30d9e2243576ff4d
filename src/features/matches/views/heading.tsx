import type { ReactNode } from 'react';
import { TimeRange, YourTimeRange } from '@/components/views/aloud';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { phaseOf } from '@/features/matches/data/match';
import type { SectionProps } from './match-parts';
import { sportIcons } from './sport-tile';
import { cn } from '@/lib/cn';
import { viewerTimeZone } from '@/lib/intl';

/** What is played, when, and whether it takes place. Whether I play is said once: before it begins beside the button. */
export function Heading({ i18n, match, now, parts: { Standing } }: SectionProps): ReactNode {
  const { LL, format } = i18n;
  const phase = phaseOf(match, now);
  const { starts_at, ends_at, timezone } = match;
  const times = format.matchTimes(starts_at, ends_at, timezone, viewerTimeZone());
  const countdown = format.countdown(starts_at, timezone, now, viewerTimeZone());
  const strike = phase === 'cancelled' && 'line-through';
  return (
    <header className="grid gap-2">
      {/* First, as the focus comes to it: what stood before it would not be heard. */}
      <h1 className="text-xl font-bold md:text-2xl">{match.title}</h1>
      <div className="-order-1 flex flex-wrap items-center gap-2 text-sm font-semibold text-muted">
        <Icon path={sportIcons[match.sport]} />
        {LL.common.sports[match.sport]()}
      </div>
      <p className="text-lg">
        <time dateTime={starts_at} className={cn('font-bold', strike)}>
          {/* An inline block does not take the line of the element around it: each is struck through by itself. */}
          <span className={cn('inline-block first-letter:uppercase', strike)}>
            {format.dayOf(starts_at, timezone, now, viewerTimeZone())},
          </span>{' '}
          <span className={cn('inline-block', strike)}>
            <TimeRange i18n={i18n} range={times.hours} />
            {times.zone && ` ${times.zone}`}
          </span>
        </time>
      </p>
      {times.viewer && (
        <p className="text-sm text-muted">
          <YourTimeRange i18n={i18n} range={times.viewer} />
        </p>
      )}
      {phase === 'upcoming' && countdown && (
        <p className="text-sm text-muted print:hidden">{LL.detail.startsIn({ when: countdown })}</p>
      )}
      {phase === 'cancelled' && (
        <Notice kind="danger">
          <p className="font-semibold">{LL.detail.cancelled()}</p>
          {match.cancellation_reason && (
            <p>{LL.detail.cancelledReason({ reason: match.cancellation_reason })}</p>
          )}
        </Notice>
      )}
      {phase === 'finished' && <Notice kind="info">{LL.detail.finished()}</Notice>}
      {phase === 'running' && (
        <Notice kind="info">
          <p>{LL.detail.started()}</p>
          <Standing match={match} phase={phase} />
        </Notice>
      )}
    </header>
  );
}
