import type { ReactNode } from 'react';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import { useI18n } from '@/i18n/context';
import { BarChart } from './bar-chart';
import { ChartCard } from './chart-card';
import { MonthChart } from './month-chart';
import { monthName } from './months';

/** The charts by month, city and sport. Each has a text alternative and a table. */
export function Charts({ figures }: { figures: Statistics }): ReactNode {
  const { LL, locale } = useI18n();
  const { months, cities, sports } = LL.statistics;
  const { by_month: byMonth } = figures;
  const best = byMonth.reduce((most, month) => (month.attended > most.attended ? month : most), {
    month: '',
    attended: 0,
  });
  const inCities = figures.by_city.map(({ city, attended }) => ({
    key: city.id,
    name: city.name,
    value: attended,
  }));
  const inSports = figures.by_sport.map(({ sport, attended }) => ({
    key: sport,
    name: LL.common.sports[sport](),
    value: attended,
  }));
  const [city] = inCities;
  const [sport] = inSports;
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <ChartCard
        title={months.title()}
        note={months.text()}
        className="md:col-span-2"
        table={{
          columns: [months.month(), months.joined(), months.attended()],
          rows: byMonth.map(({ month, joined, attended }) => [monthName(locale, month), joined, attended]),
        }}
      >
        <MonthChart
          months={byMonth}
          summary={
            best.attended > 0
              ? months.summary({ month: monthName(locale, best.month), count: best.attended })
              : months.empty()
          }
        />
      </ChartCard>
      {city && (
        <ChartCard
          title={cities.title()}
          className="print:break-inside-avoid"
          table={{
            columns: [cities.city(), months.attended()],
            rows: inCities.map(({ name, value }) => [name, value]),
          }}
        >
          <BarChart bars={inCities} summary={cities.summary({ name: city.name, count: city.value })} />
        </ChartCard>
      )}
      {sport && (
        <ChartCard
          title={sports.title()}
          className="print:break-inside-avoid"
          table={{
            columns: [sports.sport(), months.attended()],
            rows: inSports.map(({ name, value }) => [name, value]),
          }}
        >
          <BarChart bars={inSports} summary={sports.summary({ name: sport.name, count: sport.value })} />
        </ChartCard>
      )}
    </div>
  );
}
