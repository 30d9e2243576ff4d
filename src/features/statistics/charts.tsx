import type { Statistics } from '@/generated/schemas/statistics.zod';
import { useI18n } from '@/i18n/context';
import { ChartCard } from './chart-card';
import { MonthChart, nameMonth } from './month-chart';

/** The best months are named if there are at most this many; otherwise only their number is shown. */
const maxNamedMonths = 3;

export function MonthsCard({ figures: { by_month: byMonth } }: { figures: Statistics }) {
  const { LL, locale, format } = useI18n();
  const { months: monthsTexts, figures: texts } = LL.statistics;
  const maximum = Math.max(...byMonth.map(({ attended }) => attended));
  const bestMonths = byMonth.filter(({ attended }) => attended === maximum);
  return (
    <ChartCard
      title={monthsTexts.title()}
      note={monthsTexts.text()}
      table={{
        columns: [monthsTexts.month(), texts.joined(), texts.attended()],
        rows: byMonth.map(({ month, joined, attended }) => [nameMonth(locale, month), joined, attended]),
      }}
    >
      <MonthChart
        months={byMonth}
        summary={
          maximum === 0
            ? monthsTexts.empty()
            : monthsTexts.summary({
                count: maximum,
                months:
                  bestMonths.length > maxNamedMonths
                    ? monthsTexts.several({ count: bestMonths.length, total: byMonth.length })
                    : format.list(bestMonths.map(({ month }) => nameMonth(locale, month))),
              })
        }
      />
    </ChartCard>
  );
}

const barShape = { height: 12, rx: 4 };

/** A bar that is filled by `share`, from 0 to 1. */
export function Bar({ share }: { share: number }) {
  return (
    <svg width="100%" height={barShape.height} aria-hidden="true" focusable="false" className="block">
      <rect {...barShape} width="100%" className="fill-sunken" />
      <rect {...barShape} width={`${String(share * 100)}%`} className="fill-accent" />
    </svg>
  );
}

/** Attended matches by city or by sport as bars, the longest first; null without matches. The names are HTML, because SVG text does not wrap. */
export function BarsCard({ kind, figures }: { kind: 'cities' | 'sports'; figures: Statistics }) {
  const { LL, format } = useI18n();
  const { cities: citiesTexts, sports: sportsTexts, figures: texts } = LL.statistics;
  const { title, summary } = LL.statistics[kind];
  const bars =
    kind === 'cities'
      ? figures.by_city.map(({ city, attended }) => ({ key: city.id, name: city.name, attended }))
      : figures.by_sport.map(({ sport, attended }) => ({
          key: sport,
          name: LL.common.sports[sport](),
          attended,
        }));
  const [topBar] = bars;
  if (!topBar) return null;
  const maximum = Math.max(1, topBar.attended);
  const topBars = bars.filter(({ attended }) => attended === topBar.attended);
  return (
    <ChartCard
      title={title()}
      className="print:break-inside-avoid"
      table={{
        columns: [kind === 'cities' ? citiesTexts.city() : sportsTexts.sport(), texts.attended()],
        rows: bars.map(({ name, attended }) => [name, attended]),
      }}
    >
      <div
        role="img"
        aria-label={summary({ names: format.list(topBars.map(({ name }) => name)), count: topBar.attended })}
      >
        <div aria-hidden="true" className="grid gap-2">
          {bars.map(({ key, name, attended }) => (
            <div key={key} className="grid gap-1">
              <p className="flex justify-between gap-3 text-sm">
                {name}
                <span data-figures className="font-semibold">
                  {format.number(attended)}
                </span>
              </p>
              <Bar share={attended / maximum} />
            </div>
          ))}
        </div>
      </div>
    </ChartCard>
  );
}
