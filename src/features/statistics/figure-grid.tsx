import type { ReactNode } from 'react';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import { useI18n } from '@/i18n/context';
import { viewerTimeZone } from '@/lib/intl';
import { enoughForRate } from './enough';

interface FigureProps {
  label: string;
  value: string;
  note: string;
}

function Figure({ label, value, note }: FigureProps): ReactNode {
  return (
    <div className="grid content-start gap-0.5 rounded-card bg-surface p-4 shadow-card print:break-inside-avoid">
      <dt className="text-sm font-semibold text-muted">{label}</dt>
      <dd data-figures className="text-2xl font-bold">
        {value}
      </dd>
      <dd className="text-sm text-muted">{note}</dd>
    </div>
  );
}

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
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <Figure
          label={words.attended()}
          value={format.number(attended)}
          note={words.attendedNote({ count: figures.matches_played })}
        />
        <Figure
          label={words.rate()}
          value={rate === null ? words.rateUnknown() : format.percent(rate)}
          note={
            rate === null
              ? words.rateUnknownNote({ count: enoughForRate })
              : words.rateNote({ attended, total: attended + missed })
          }
        />
        <Figure
          label={words.streak()}
          value={format.number(figures.current_streak)}
          note={words.streakNote({ count: figures.longest_streak })}
        />
        <Figure
          label={words.upcoming()}
          value={format.number(figures.matches_upcoming)}
          note={words.upcomingNote()}
        />
        <Figure label={words.noShows()} value={format.number(missed)} note={words.noShowsNote()} />
        <Figure
          label={words.lateLeaves()}
          value={format.number(figures.late_leaves)}
          note={words.lateLeavesNote()}
        />
      </dl>
      {first && last && (
        <p className="text-sm text-muted">
          {LL.statistics.period({ first: format.date(first, zone), last: format.date(last, zone) })}
        </p>
      )}
    </section>
  );
}
