import { mdiChevronDown, mdiFire, mdiTrophyOutline } from '@mdi/js';
import { Fact } from '@/components/ui/fact';
import { Icon } from '@/components/ui/icon';
import { participation } from '@/generated/rules';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import { useI18n } from '@/i18n/context';
import { viewerTimeZone } from '@/lib/format/intl';
import { Bar } from './charts';

export function StreakCard({ figures }: { figures: Statistics }) {
  const texts = useI18n().LL.statistics.streak;
  const { current_streak: currentStreak, longest_streak: longestStreak } = figures;
  const isRecord = currentStreak > 1 && currentStreak >= longestStreak;
  const note =
    currentStreak < longestStreak ? texts.record({ count: longestStreak }) : isRecord && texts.isRecord();
  return (
    <section className="flex flex-wrap items-center gap-x-8 gap-y-3 rounded-card p-4 pitch md:col-span-2 md:p-6 print:break-inside-avoid">
      <div className="flex items-center gap-3 max-[12rem]:flex-wrap md:gap-4">
        <Icon
          path={isRecord ? mdiTrophyOutline : mdiFire}
          className="size-[min(2.5rem,48px)] shrink-0 text-accent"
        />
        <div>
          <h2 className="text-sm font-semibold text-muted">{texts.title()}</h2>
          <p data-figures className="text-xl font-bold max-[12rem]:text-lg md:text-2xl">
            {currentStreak === 0 ? texts.none() : texts.current({ count: currentStreak })}
          </p>
          {note && (
            <p data-figures className="text-muted">
              {note}
            </p>
          )}
        </div>
      </div>
      {longestStreak > 0 && (
        <div className="min-w-full flex-1 md:min-w-0">
          <Bar share={Math.min(1, currentStreak / longestStreak)} />
        </div>
      )}
    </section>
  );
}

/** Two columns on a phone, one with large text. */
export const figureGridStyle = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3';

export function LeadingFigures({ figures }: { figures: Statistics }) {
  const { LL, format } = useI18n();
  const texts = LL.statistics.figures;
  const { attendance_rate: rate, matches_attended: attendedCount, no_shows: missedCount } = figures;
  return (
    <section>
      <h2 className="sr-only">{LL.statistics.overview()}</h2>
      <dl className={figureGridStyle}>
        <Fact
          variant="card"
          label={texts.attended()}
          note={texts.attendedNote({ count: figures.matches_played })}
        >
          {format.number(attendedCount)}
        </Fact>
        <Fact
          variant="card"
          label={texts.rate()}
          note={
            rate === null
              ? texts.rateUnknownNote({ count: participation.matches_for_rate })
              : texts.rateNote({ total: attendedCount + missedCount })
          }
        >
          {rate === null ? texts.rateUnknown() : format.percent(rate)}
        </Fact>
      </dl>
    </section>
  );
}

export function SecondaryFigures({ figures }: { figures: Statistics }) {
  const { LL, format } = useI18n();
  const texts = LL.statistics.figures;
  const { first_match_at: firstStart, last_match_at: lastStart } = figures;
  const zone = viewerTimeZone();
  const figureRows = [
    [texts.upcoming(), texts.upcomingNote(), figures.matches_upcoming],
    [texts.noShows(), texts.noShowsNote(), figures.no_shows],
    [texts.lateLeaves(), texts.lateLeavesNote(), figures.late_leaves],
  ] as const;
  return (
    <section className="self-start rounded-card bg-surface px-4 py-1.5 shadow-card md:px-6 print:break-inside-avoid">
      <h2 className="sr-only">{LL.statistics.moreFigures()}</h2>
      <dl>
        {figureRows.map(([label, note, count]) => (
          <Fact key={label} variant="row" label={label} note={note}>
            {format.number(count)}
          </Fact>
        ))}
      </dl>
      {firstStart && lastStart && (
        <p className="border-t border-line py-2.5 text-sm text-muted">
          {LL.statistics.period({ first: format.date(firstStart, zone), last: format.date(lastStart, zone) })}
        </p>
      )}
    </section>
  );
}

/** Explains how each figure is counted; collapsed at first, open in print. */
export function Formulas({ figures }: { figures: Statistics }) {
  const { LL, format } = useI18n();
  const { formulas: texts, figures: figureNames } = LL.statistics;
  const { attendance_rate: rate, matches_attended: attendedCount, no_shows: missedCount } = figures;
  return (
    <details className="group rounded-card bg-surface shadow-card print:break-inside-avoid print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 rounded-card px-4 py-3 md:px-6 [&::-webkit-details-marker]:hidden">
        {/* A heading here would be read twice by screen readers. */}
        <span className="flex-1 text-lg font-bold">{texts.title()}</span>
        <Icon
          path={mdiChevronDown}
          className="size-6 shrink-0 text-muted transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <dl className="grid prose-width gap-3 px-4 pt-1 pb-4 md:px-6 md:pb-6">
        <Fact variant="term" label={figureNames.joined()}>
          {texts.joinedText()}
        </Fact>
        <Fact variant="term" label={figureNames.attended()}>
          {texts.attendedText()}
        </Fact>
        <Fact variant="term" label={figureNames.rate()}>
          {texts.rateText()}
          {rate !== null && (
            <span data-figures className="block">
              {texts.rateNow({ attended: attendedCount, missed: missedCount, rate: format.percent(rate) })}
            </span>
          )}
          <span className="block">{texts.rateFrom({ count: participation.matches_for_rate })}</span>
        </Fact>
        <Fact variant="term" label={LL.statistics.streak.title()}>
          {texts.streakText()}
        </Fact>
        <Fact variant="term" label={figureNames.lateLeaves()}>
          {texts.lateText()}
        </Fact>
      </dl>
    </details>
  );
}
