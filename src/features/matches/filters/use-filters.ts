import { useCallback, useEffect, useMemo, useState } from 'react';
import { afterPaint } from '@/lib/scheduling';
import { useSearchParams } from '@/routing/hooks';
import { useNavigateTo } from '@/routing/navigate';
import { type Filters, filtersToSearch, parseFilters } from './filters';

/** The filters of the address bar. What was chosen holds at once; the address follows later, since changing it keeps a slow phone busy. */
export function useFilters(): { filters: Filters; setFilters: (filters: Filters) => void } {
  const search = useSearchParams();
  const navigateTo = useNavigateTo();
  const inAddress = useMemo(() => parseFilters(search), [search]);
  const address = JSON.stringify(inAddress);
  const [chosen, setChosen] = useState<{ filters: Filters; before: string } | null>(null);
  // The address has changed, by us or by Back: from now on its filters count.
  if (chosen && chosen.before !== address) setChosen(null);
  // Several changes within a frame become one navigation.
  useEffect(
    () =>
      chosen
        ? afterPaint(() => {
            void navigateTo('index', { search: filtersToSearch(chosen.filters), resetScroll: false });
          })
        : undefined,
    [chosen, navigateTo],
  );

  const setFilters = useCallback((next: Filters) => setChosen({ filters: next, before: address }), [address]);
  return { filters: chosen?.filters ?? inAddress, setFilters };
}
