import { mdiClockOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { phaseOf } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { deadlinesOf, hintOf } from './sentences';
import type { MatchParts } from './match-parts';
import { PlacesLeft } from './places-left';
import { Price } from './match-facts';

interface ActionCardProps {
  i18n: I18n;
  match: Match;
  now: number;
  parts: MatchParts;
  isOnline: boolean;
}

/** What decides whether to play, and the main action: beside the facts on a desktop, where it stays in sight. */
export function ActionCard({
  i18n,
  match,
  now,
  parts: { Join, Calendar, Share, Remember, Standing },
  isOnline,
}: ActionCardProps): ReactNode {
  const { LL } = i18n;
  const isUpcoming = phaseOf(match, now) === 'upcoming';
  const hint = hintOf(i18n, match);
  const deadlines = deadlinesOf(i18n, match, now);
  return (
    <section
      aria-label={LL.detail.participation()}
      className="grid grid-cols-1 content-start gap-4 rounded-card bg-surface p-4 shadow-card print:break-inside-avoid"
    >
      {isUpcoming && (
        <div className="empty:hidden">
          <Standing match={match} phase="upcoming" />
          {hint && <p className="font-semibold">{hint}</p>}
        </div>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        {isUpcoming && (
          <div className="min-w-0">
            <PlacesLeft i18n={i18n} isOnline={isOnline} match={match} />
          </div>
        )}
        <p data-figures className="font-semibold">
          <Price i18n={i18n} match={match} />
        </p>
      </div>
      {deadlines.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {deadlines.map((text) => (
            <li key={text} className="flex gap-2">
              <Icon path={mdiClockOutline} className="mt-0.5 size-4 text-muted" />
              <span className="min-w-0">{text}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-2 print:hidden">
        {isUpcoming && <Join match={match} variant="bar" />}
        <div className="flex flex-wrap gap-2 *:grow">
          {isUpcoming && <Calendar match={match} />}
          <Share match={match} />
        </div>
        <Remember match={match} now={now} />
      </div>
    </section>
  );
}
