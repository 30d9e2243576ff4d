import type { ComponentProps, ReactNode } from 'react';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import { useI18n } from '@/i18n/context';
import { BarChart } from './bar-chart';
import { ChartCard } from './chart-card';
import { MonthChart } from './month-chart';
import { monthName } from './months';

/** Up to this number of best months are named; of more only the count is given. */
const maxNamedMonths = 3;

/** Matches by month. */
export function MonthsCard({ figures: { by_month: byMonth } }: { figures: Statistics }): ReactNode {
  const { LL, locale, format } = useI18n();
  const { months, figures: texts } = LL.statistics;
  const maximum = Math.max(...byMonth.map(({ attended }) => attended));
  const best = byMonth.filter(({ attended }) => attended === maximum);
  return (
    <ChartCard
      title={months.title()}
      note={months.text()}
      table={{
        columns: [months.month(), texts.joined(), texts.attended()],
        rows: byMonth.map(({ month, joined, attended }) => [monthName(locale, month), joined, attended]),
      }}
    >
      <MonthChart
        months={byMonth}
        summary={
          maximum === 0
            ? months.empty()
            : months.summary({
                count: maximum,
                months:
                  best.length > maxNamedMonths
                    ? months.several({ count: best.length, total: byMonth.length })
                    : format.list(best.map(({ month }) => monthName(locale, month))),
              })
        }
      />
    </ChartCard>
  );
}

interface BarsCardProps {
  title: string;
  /** The headings of the table. */
  columns: readonly [string, string];
  bars: ComponentProps<typeof BarChart>['bars'];
  /** `names`: all bars with the greatest value. */
  summary: (first: { names: string; count: number }) => string;
}

/** A card with a bar chart; renders nothing without bars. */
function BarsCard({ title, columns, bars, summary }: BarsCardProps): ReactNode {
  const { format } = useI18n();
  const [first] = bars;
  if (!first) return null;
  const names = bars.filter(({ value }) => value === first.value).map(({ name }) => name);
  return (
    <ChartCard
      title={title}
      className="print:break-inside-avoid"
      table={{ columns, rows: bars.map(({ name, value }) => [name, value]) }}
    >
      <BarChart bars={bars} summary={summary({ names: format.list(names), count: first.value })} />
    </ChartCard>
  );
}

export function CitiesCard({ figures }: { figures: Statistics }): ReactNode {
  const { LL } = useI18n();
  const { figures: texts, cities } = LL.statistics;
  return (
    <BarsCard
      title={cities.title()}
      columns={[cities.city(), texts.attended()]}
      bars={figures.by_city.map(({ city, attended }) => ({ key: city.id, name: city.name, value: attended }))}
      summary={cities.summary}
    />
  );
}

export function SportsCard({ figures }: { figures: Statistics }): ReactNode {
  const { LL } = useI18n();
  const { figures: texts, sports } = LL.statistics;
  return (
    <BarsCard
      title={sports.title()}
      columns={[sports.sport(), texts.attended()]}
      bars={figures.by_sport.map(({ sport, attended }) => ({
        key: sport,
        name: LL.common.sports[sport](),
        value: attended,
      }))}
      summary={sports.summary}
    />
  );
}
