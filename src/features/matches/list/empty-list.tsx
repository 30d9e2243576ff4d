import type { ReactNode } from 'react';
import { StatePanel } from '@/components/state-panel';
import { Button } from '@/components/ui/button';
import { phaseOf } from '@/features/matches/data/phase';
import { type Filters, fits, isFiltered, noFilters } from '@/features/matches/filters/filters';
import { nothingFound } from '@/features/matches/filters/nothing-found';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { dayKey } from '@/lib/day';
import { viewerTimeZone } from '@/lib/intl';

interface EmptyListProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Everything that is planned, to suggest what comes closest. */
  matches: readonly Match[];
  now: number;
  /** The name of the city that is chosen. */
  cityName: string;
}

/** Nothing to show, and what to do about it: look at the nearest city, drop the filters, find a first match. */
export function EmptyList({ filters, onChange, matches, now, cityName }: EmptyListProps): ReactNode {
  const i18n = useI18n();
  const { LL, format, locale } = i18n;
  const words = LL.matches.empty;
  if (!isFiltered(filters)) return <StatePanel picture="empty" title={words.title()} text={words.text()} />;
  if (filters.onlyMine && !matches.some(({ my_participation: mine }) => mine)) {
    return (
      <StatePanel picture="empty" title={words.mineTitle()} text={words.mineText()}>
        <Button onClick={() => onChange(noFilters)}>{words.mineAction()}</Button>
      </StatePanel>
    );
  }
  const title = nothingFound(i18n, filters, dayKey(now, viewerTimeZone()), cityName);
  const elsewhere = { ...filters, city: null };
  const nearest =
    filters.city === null
      ? undefined
      : matches.find(
          (match) => phaseOf(match, now) === 'upcoming' && fits(match, elsewhere, { cityIds: [], now }),
        );
  if (!nearest) {
    return (
      <StatePanel picture="empty" title={title} text={words.filteredText()}>
        <Button onClick={() => onChange(noFilters)}>{LL.matches.filters.clear()}</Button>
      </StatePanel>
    );
  }
  const { city } = nearest.venue;
  const heading = format.dayOf(nearest.starts_at, nearest.timezone, now, viewerTimeZone());
  // Within a sentence "Dnes" and "Today" begin small; "Sunday 22 November" keeps its capitals.
  const day = /\d/.test(heading) ? heading : heading.toLocaleLowerCase(locale);
  return (
    <StatePanel picture="empty" title={title} text={words.cityText({ city: city.name, day })}>
      <Button onClick={() => onChange({ ...filters, city: city.id })}>
        {words.cityAction({ city: city.name })}
      </Button>
    </StatePanel>
  );
}
