import type { ReactNode } from 'react';
import { Fact } from '@/components/ui/fact';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import { useI18n } from '@/i18n/context';
import { viewerTimeZone } from '@/lib/intl';
import { enoughForRate } from './enough';

/** Two beside each other on a phone, unless the text is too large for that. */
export const figureColumns =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 md:grid-cols-3';

/** The key figures, each with a note on what it is counted from. */
export function FigureGrid({ figures }: { figures: Statistics }): ReactNode {
  const { LL, format } = useI18n();
  const words = LL.statistics.figures;
  const { attendance_rate: rate, matches_attended: attended, no_shows: missed } = figures;
  const { first_match_at: first, last_match_at: last } = figures;
  const zone = viewerTimeZone();
  return (
    <section aria-labelledby="overview" className="grid gap-3">
      <h2 id="overview" className="sr-only">
        {LL.statistics.overview()}
      </h2>
      <dl className={figureColumns}>
        <Fact
          look="card"
          label={words.attended()}
          note={words.attendedNote({ count: figures.matches_played })}
        >
          {format.number(attended)}
        </Fact>
        <Fact
          look="card"
          label={words.rate()}
          note={
            rate === null
              ? words.rateUnknownNote({ count: enoughForRate })
              : words.rateNote({ attended, total: attended + missed })
          }
        >
          {rate === null ? words.rateUnknown() : format.percent(rate)}
        </Fact>
        <Fact look="card" label={words.streak()} note={words.streakNote({ count: figures.longest_streak })}>
          {format.number(figures.current_streak)}
        </Fact>
        <Fact look="card" label={words.upcoming()} note={words.upcomingNote()}>
          {format.number(figures.matches_upcoming)}
        </Fact>
        <Fact look="card" label={words.noShows()} note={words.noShowsNote()}>
          {format.number(missed)}
        </Fact>
        <Fact look="card" label={words.lateLeaves()} note={words.lateLeavesNote()}>
          {format.number(figures.late_leaves)}
        </Fact>
      </dl>
      {first && last && (
        <p className="text-sm text-muted">
          {LL.statistics.period({ first: format.date(first, zone), last: format.date(last, zone) })}
        </p>
      )}
    </section>
  );
}
