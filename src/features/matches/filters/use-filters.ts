import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@/routing/hooks';
import { useNavigateTo } from '@/routing/navigate';
import { type Filters, filtersToSearch, parseFilters } from './filters';

/** The filters of the address bar. Each change is an entry of the history, so that Back undoes it. */
export function useFilters(): { filters: Filters; setFilters: (filters: Filters) => void } {
  const search = useSearchParams();
  const navigateTo = useNavigateTo();
  const filters = useMemo(() => parseFilters(search), [search]);
  const setFilters = useCallback(
    (next: Filters) => {
      void navigateTo('index', { search: filtersToSearch(next), resetScroll: false });
    },
    [navigateTo],
  );
  return { filters, setFilters };
}
