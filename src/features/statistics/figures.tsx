import type { ReactNode } from 'react';
import { Fact } from '@/components/ui/fact';
import { participation } from '@/generated/rules';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import { useI18n } from '@/i18n/context';
import { viewerTimeZone } from '@/lib/intl';

/** Two columns on a phone, one with large text. */
export const figureColumns = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3';

/** The two main figures: matches attended and the attendance rate. */
export function LeadingFigures({ figures }: { figures: Statistics }): ReactNode {
  const { LL, format } = useI18n();
  const texts = LL.statistics.figures;
  const { attendance_rate: rate, matches_attended: attended, no_shows: missed } = figures;
  return (
    <section>
      <h2 className="sr-only">{LL.statistics.overview()}</h2>
      <dl className={figureColumns}>
        <Fact
          variant="card"
          label={texts.attended()}
          note={texts.attendedNote({ count: figures.matches_played })}
        >
          {format.number(attended)}
        </Fact>
        <Fact
          variant="card"
          label={texts.rate()}
          note={
            rate === null
              ? texts.rateUnknownNote({ count: participation.matches_for_rate })
              : texts.rateNote({ attended, total: attended + missed })
          }
        >
          {rate === null ? texts.rateUnknown() : format.percent(rate)}
        </Fact>
      </dl>
    </section>
  );
}

/** Upcoming matches, no-shows and late leaves. */
export function OtherFigures({ figures }: { figures: Statistics }): ReactNode {
  const { LL, format } = useI18n();
  const texts = LL.statistics.figures;
  const { first_match_at: first, last_match_at: last } = figures;
  const zone = viewerTimeZone();
  const others = [
    [texts.upcoming(), texts.upcomingNote(), figures.matches_upcoming],
    [texts.noShows(), texts.noShowsNote(), figures.no_shows],
    [texts.lateLeaves(), texts.lateLeavesNote(), figures.late_leaves],
  ] as const;
  return (
    <section className="self-start rounded-card bg-surface px-4 py-1.5 shadow-card md:px-6 print:break-inside-avoid">
      <h2 className="sr-only">{LL.statistics.moreFigures()}</h2>
      <dl>
        {others.map(([label, note, count]) => (
          <Fact key={label} variant="row" label={label} note={note}>
            {format.number(count)}
          </Fact>
        ))}
      </dl>
      {first && last && (
        <p className="border-t border-line py-2.5 text-sm text-muted">
          {LL.statistics.period({ first: format.date(first, zone), last: format.date(last, zone) })}
        </p>
      )}
    </section>
  );
}
