import { useCallback, useEffect, useMemo, useState } from 'react';
import { afterPaint } from '@/lib/browser/scheduling';
import { useSearchParams } from '@/routing/hooks';
import { useNavigateTo } from '@/routing/navigate';
import { type Filters, filtersToSearch, parseFilters } from './filters';

/** Returns the filters of the URL and a setter. A change applies at once; the URL follows after the next paint, because navigation is slow on a phone. */
export function useFilters(): { filters: Filters; setFilters: (filters: Filters) => void } {
  const search = useSearchParams();
  const navigateTo = useNavigateTo();
  const urlFilters = useMemo(() => parseFilters(search), [search]);
  const urlFiltersKey = JSON.stringify(urlFilters);
  const [choice, setChoice] = useState<{ filters: Filters; previousUrlFiltersKey: string }>();
  // Once the URL has changed, by this choice or by Back, its filters apply again.
  if (choice && choice.previousUrlFiltersKey !== urlFiltersKey) setChoice(undefined);
  // Several changes within one frame cause one navigation.
  useEffect(
    () =>
      choice &&
      afterPaint(
        () => void navigateTo('index', { search: filtersToSearch(choice.filters), resetScroll: false }),
      ),
    [choice, navigateTo],
  );

  const setFilters = useCallback(
    (newFilters: Filters) => setChoice({ filters: newFilters, previousUrlFiltersKey: urlFiltersKey }),
    [urlFiltersKey],
  );
  return { filters: choice?.filters ?? urlFilters, setFilters };
}
