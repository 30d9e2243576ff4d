import { mdiClockOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { WithMoments } from '@/components/views/with-moments';
import { missingPlayers, phaseOf } from '@/features/matches/data/match';
import { cn } from '@/lib/cn';
import { confirmBy, confirmByText, deadlinesOf, hintOf } from './sentences';
import type { SectionProps } from './match-parts';
import { Places } from './places';
import { Price } from './match-facts';

interface PlacesProps extends SectionProps {
  isOnline: boolean;
}

/** The free places of an upcoming match, and how many players it still needs to be played. */
export function PlacesLeft({ i18n, match, isOnline }: PlacesProps): ReactNode {
  const { LL } = i18n;
  const minimum = match.min_participants;
  const missing = missingPlayers(match);
  return (
    <>
      <div data-old={isOnline ? undefined : ''}>
        <Places i18n={i18n} match={match} isOpen />
      </div>
      {!isOnline && <p className="text-sm text-muted">{LL.matches.placesMayDiffer()}</p>}
      {minimum !== null && (
        <span className="text-sm text-muted">
          {missing > 0 ? LL.detail.minimumMissing({ count: missing }) : LL.detail.minimum({ count: minimum })}
        </span>
      )}
    </>
  );
}

/** What decides whether to play, and the main action, beside the facts on a desktop. Once I take part it leaves the room to the chat. */
export function ActionCard(props: PlacesProps): ReactNode {
  const { i18n, match, now } = props;
  const { Join, Calendar, Share, Remember, Standing } = props.parts;
  const { LL, format } = i18n;
  const isUpcoming = phaseOf(match, now) === 'upcoming';
  const hint = hintOf(i18n, match);
  const isMine = match.my_participation !== null;
  const toConfirm = confirmBy(match, now);
  const deadlines = isMine ? [] : deadlinesOf(i18n, match, now);
  return (
    <section
      aria-label={LL.detail.participation()}
      className="grid grid-cols-1 content-start gap-4 rounded-card bg-surface p-4 shadow-card print:break-inside-avoid"
    >
      {isUpcoming && (
        <div className="empty:hidden">
          <Standing match={match} phase="upcoming" />
          {hint && <p className="font-semibold">{hint}</p>}
          {toConfirm && (
            <p className="text-sm font-semibold">
              <WithMoments text={confirmByText(i18n, match, format.deadline(toConfirm, match.timezone))} />
            </p>
          )}
        </div>
      )}
      {!isMine && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          {isUpcoming && (
            <div className="min-w-0">
              <PlacesLeft {...props} />
            </div>
          )}
          <p data-figures className="font-semibold">
            <Price i18n={i18n} match={match} />
          </p>
        </div>
      )}
      {deadlines.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {deadlines.map((text) => (
            <li key={text} className="flex gap-2">
              <Icon path={mdiClockOutline} className="mt-0.5 size-4 text-muted" />
              <p className="min-w-0">
                <WithMoments text={text} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className={cn('gap-2 print:hidden', isMine ? 'flex flex-wrap *:grow' : 'grid')}>
        {isUpcoming && <Join match={match} variant="bar" />}
        {!isMine && (
          <div className="flex flex-wrap gap-2 *:grow">
            {isUpcoming && <Calendar match={match} />}
            <Share match={match} />
          </div>
        )}
        {!isMine && <Remember match={match} now={now} />}
      </div>
    </section>
  );
}
