import { mdiMapMarkerOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { StatePanel } from '@/components/failures/state-panel';
import { useFocusOnUnmount } from '@/components/focus/focus';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { phaseOf } from '@/features/matches/data/match';
import type { Viewer, TextContext } from '@/features/matches/filters/filter';
import {
  type Filters,
  findActiveKeys,
  fitsFilters,
  withDefaults,
  isFiltered,
  suggestRemovals,
  noFilters,
  formatNothingFound,
  withoutFilters,
} from '@/features/matches/filters/filters';
import { rowGridStyle, rowHeightStyle } from '@/features/matches/views/list-view';
import { tileSizeStyle } from '@/features/matches/views/sport-tile';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { capitalise } from '@/lib/format/format-date';

/** More rows than a screen shows, so that nothing visible moves when the real rows appear. */
const skeletonRows = [0, 1, 2, 3, 4, 5, 6, 7];

export function MatchListSkeleton(): ReactNode {
  const { LL } = useI18n();
  return (
    <div
      role="status"
      aria-live="polite"
      data-first-paint="list"
      className={cn(rowHeightStyle, 'grid max-w-[50rem] gap-2 min-[24rem]:max-md:mt-1')}
    >
      <span className="sr-only">{LL.common.states.loading()}</span>
      {/* What stood above the rows at the last visit, such as my next match, whose size is the default; the gap below is part of that space. */}
      <div className="grid h-[calc(var(--list-space,6.75rem)-0.5rem)] content-between overflow-clip rounded-card border border-line bg-surface p-3 in-data-[list-space=none]:hidden xl:hidden xl:in-data-[list-space=known]:grid">
        <div className="flex justify-between">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-24" />
        </div>
        <Skeleton className="h-5 w-56" />
        <Skeleton className="h-5 w-40" />
      </div>
      <Skeleton className="mt-2 h-5 w-40" />
      {skeletonRows.map((row) => (
        <div
          key={row}
          className={cn(
            rowGridStyle,
            'h-(--row-height) content-between rounded-card bg-surface py-2 shadow-card max-[24rem]:py-1.5',
          )}
        >
          <Skeleton className={cn(tileSizeStyle, 'row-span-4 md:row-span-3')} />
          <Skeleton className="h-5 w-32" />
          <Skeleton className="col-start-2 mt-1.5 h-4 w-56" />
          <Skeleton className="col-start-2 mt-1.5 h-4 w-44" />
          <Skeleton className="col-start-2 mt-1.5 h-7 w-28 md:col-start-3 md:row-span-3 md:row-start-1" />
        </div>
      ))}
    </div>
  );
}

/** Stands below the first rows until all are there. */
export function MoreRowsSkeleton(): ReactNode {
  const { LL } = useI18n();
  return (
    <div role="status" aria-live="polite" className={cn(rowHeightStyle, 'mt-2 max-w-[50rem]')}>
      <span className="sr-only">{LL.common.states.loading()}</span>
      <Skeleton className="h-(--row-height) rounded-card" />
    </div>
  );
}

interface EmptyListProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  matches: readonly Match[];
  viewer: Viewer;
  textContext: TextContext;
}

const maxSuggestions = 3;

/** A heading that names more filters is too long. */
const maxNamedFilters = 2;

export function EmptyList({ filters, onChange, matches, viewer, textContext }: EmptyListProps): ReactNode {
  const { LL, format, locale } = textContext.i18n;
  const texts = LL.matches.empty;
  const activeFilters = withDefaults(filters, viewer);
  if (matches.length === 0 || !isFiltered(activeFilters))
    return <StatePanel picture="empty" title={texts.title()} text={texts.text()} />;
  const emptyTexts =
    filters.onlyMine && !matches.some(({ my_participation }) => my_participation)
      ? texts.mine
      : filters.remembered && !matches.some(({ id }) => viewer.rememberedIds.has(id))
        ? texts.remembered
        : null;
  if (emptyTexts) {
    return (
      <StatePanel picture="empty" title={emptyTexts.title()} text={emptyTexts.text()}>
        <Button onClick={() => onChange(noFilters)}>{texts.showAll()}</Button>
      </StatePanel>
    );
  }
  const { now } = viewer;
  const filtersWithoutCity = withoutFilters(filters, ['city'], viewer);
  const elsewhereMatch =
    activeFilters.city === null
      ? undefined
      : matches.find(
          (match) => phaseOf(match, now) === 'upcoming' && fitsFilters(match, filtersWithoutCity, viewer),
        );
  const dayText = elsewhereMatch && format.dayOf(elsewhereMatch.starts_at, elsewhereMatch.timezone, now);
  // Within a sentence "Today" and "Neděle 22. listopadu" get small letters; "Sunday 22 November" keeps its capitals.
  const day =
    dayText && (locale === 'en' && /\d/.test(dayText) ? dayText : dayText.toLocaleLowerCase(locale));
  const city = elsewhereMatch?.venue.city;
  return (
    <StatePanel
      picture="empty"
      title={
        findActiveKeys(filters).length > maxNamedFilters
          ? texts.tooMany()
          : formatNothingFound(activeFilters, textContext)
      }
      text={city && day ? texts.cityText({ city: city.name, day }) : texts.loosenText()}
    >
      {city && (
        <Button onClick={() => onChange({ ...filters, city: city.id })}>
          {texts.cityAction({ city: city.name })}
        </Button>
      )}
      {suggestRemovals(matches, activeFilters, viewer)
        .slice(0, maxSuggestions - (city ? 1 : 0))
        .map(({ keys, count }) => (
          <Button key={keys.join()} onClick={() => onChange(withoutFilters(filters, keys, viewer))}>
            {texts.loosen({
              filters: capitalise(format.list(keys.map((key) => texts.without[key]())), locale),
              count,
            })}
          </Button>
        ))}
    </StatePanel>
  );
}

/** The button below the list that adds the matches of other cities to it. */
export function ElsewhereButton({ count, onShow }: { count: number; onShow: () => void }): ReactNode {
  const { LL } = useI18n();
  const containerRef = useFocusOnUnmount<HTMLDivElement>();
  return (
    <div ref={containerRef} className="mt-3 grid max-w-[50rem] md:mt-6">
      <Button variant="secondary" onClick={onShow}>
        <Icon path={mdiMapMarkerOutline} className="size-5" />
        {LL.matches.elsewhere({ count })}
      </Button>
    </div>
  );
}
