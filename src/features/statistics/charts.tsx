import type { ComponentProps, ReactNode } from 'react';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import { useI18n } from '@/i18n/context';
import { BarChart } from './bar-chart';
import { ChartCard } from './chart-card';
import { MonthChart } from './month-chart';
import { monthName } from './months';

/** So many months are named where several have the most matches; of more it is said how many they are. */
const mostNamed = 3;

/** Matches by month. It has a text alternative and a table, as each chart here. */
export function MonthsCard({ figures: { by_month: byMonth } }: { figures: Statistics }): ReactNode {
  const { LL, locale, format } = useI18n();
  const { months, figures: words } = LL.statistics;
  const most = Math.max(...byMonth.map(({ attended }) => attended));
  const best = byMonth.filter(({ attended }) => attended === most);
  return (
    <ChartCard
      title={months.title()}
      note={months.text()}
      table={{
        columns: [months.month(), words.joined(), words.attended()],
        rows: byMonth.map(({ month, joined, attended }) => [monthName(locale, month), joined, attended]),
      }}
    >
      <MonthChart
        months={byMonth}
        summary={
          most === 0
            ? months.empty()
            : months.summary({
                count: most,
                months:
                  best.length > mostNamed
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
  /** Of the table: what the names are, and what the numbers. */
  columns: readonly [string, string];
  bars: ComponentProps<typeof BarChart>['bars'];
  /** `names` are all that have the most. */
  summary: (first: { names: string; count: number }) => string;
}

/** How often by name, the most first; nothing without any. */
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
  const { figures: words, cities } = LL.statistics;
  return (
    <BarsCard
      title={cities.title()}
      columns={[cities.city(), words.attended()]}
      bars={figures.by_city.map(({ city, attended }) => ({ key: city.id, name: city.name, value: attended }))}
      summary={cities.summary}
    />
  );
}

export function SportsCard({ figures }: { figures: Statistics }): ReactNode {
  const { LL } = useI18n();
  const { figures: words, sports } = LL.statistics;
  return (
    <BarsCard
      title={sports.title()}
      columns={[sports.sport(), words.attended()]}
      bars={figures.by_sport.map(({ sport, attended }) => ({
        key: sport,
        name: LL.common.sports[sport](),
        value: attended,
      }))}
      summary={sports.summary}
    />
  );
}
