import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '@/lib/scheduling';
import { useSearchParams } from '@/routing/hooks';
import { useNavigateTo } from '@/routing/navigate';
import {
  type FilterKey,
  filterKeys,
  type Filters,
  filtersToSearch,
  filterTable,
  isFiltered,
  noFilters,
  activeFirst,
  parseFilters,
} from './filters';
import { Button } from '@/components/ui/button';
import { useIsWide } from '@/components/use-window';
import type { ControlProps, TextContext } from './filter';

/** Returns the filters of the URL and a setter. A change applies at once; the URL follows after the next paint, because navigation is slow on a phone. */
export function useFilters(): { filters: Filters; setFilters: (filters: Filters) => void } {
  const search = useSearchParams();
  const navigateTo = useNavigateTo();
  const urlFilters = useMemo(() => parseFilters(search), [search]);
  const urlKey = JSON.stringify(urlFilters);
  const [chosen, setChosen] = useState<{ filters: Filters; previousUrlKey: string }>();
  // After a navigation of ours or Back, the filters of the URL apply again.
  if (chosen && chosen.previousUrlKey !== urlKey) setChosen(undefined);
  // Several changes within one frame cause one navigation.
  useEffect(
    () =>
      chosen &&
      afterPaint(
        () => void navigateTo('index', { search: filtersToSearch(chosen.filters), resetScroll: false }),
      ),
    [chosen, navigateTo],
  );

  const setFilters = useCallback(
    (next: Filters) => setChosen({ filters: next, previousUrlKey: urlKey }),
    [urlKey],
  );
  return { filters: chosen?.filters ?? urlFilters, setFilters };
}

interface FilterControlProps extends Pick<ControlProps<unknown>, 'value' | 'textContext' | 'isOpen'> {
  name: FilterKey;
  part: 'Chip' | 'Fields';
  onChange: (name: FilterKey, value: unknown) => void;
  onOpen: (name: FilterKey | null) => void;
}

/** One control of a filter; memoised, so that a press renders only the controls of its own filter again. */
const FilterControl = memo(function FilterControl({
  name,
  part,
  onChange,
  onOpen,
  ...rest
}: FilterControlProps): ReactNode {
  const Part = filterTable[name][part];
  if (!Part) return null;
  return (
    <Part
      {...rest}
      name={name}
      onChange={(value) => onChange(name, value)}
      onOpen={(isOpen) => onOpen(isOpen ? name : null)}
    />
  );
});

/** The filters behind the "More filters" button; an active one is always shown. */
const rareFilters: readonly FilterKey[] = ['sport', 'level'];

interface MatchFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  textContext: TextContext;
  /** The control of the list's order, which stands before the filters. */
  orderChip: ReactNode;
}

export function MatchFilters({ filters, onChange, textContext, orderChip }: MatchFiltersProps): ReactNode {
  const texts = textContext.i18n.LL.matches.filters;
  const row = useRef<HTMLDivElement>(null);
  const [openFilter, setOpenFilter] = useState<FilterKey | null>(null);
  // On a phone active filters come first. The order changes only with a choice, not while a menu is open.
  const [orderingFilters, setOrderingFilters] = useState(filters);
  const isWide = useIsWide();
  const [showsAll, setShowsAll] = useState(false);
  const mainFilters = (isWide ? filterKeys : activeFirst(orderingFilters)).filter(
    (name) => !rareFilters.includes(name) || (!isWide && orderingFilters[name] !== null),
  );
  const shownRareFilters = rareFilters.filter(
    (name) => !mainFilters.includes(name) && (showsAll || filters[name] !== null),
  );
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = 0;
  }, [orderingFilters]);
  const latestProps = useRef({ filters, onChange });
  useLayoutEffect(() => {
    latestProps.current = { filters, onChange };
  });
  const changeFilter = useCallback((name: FilterKey, value: unknown) => {
    const changed = { ...latestProps.current.filters, [name]: value };
    if (!filterTable[name].keepsPosition) setOrderingFilters(changed);
    // A rare filter stays visible when the person switches it off.
    if (rareFilters.includes(name)) setShowsAll(true);
    latestProps.current.onChange(changed);
  }, []);
  const renderControls = (names: readonly FilterKey[], part: 'Chip' | 'Fields'): ReactNode[] =>
    names.map((name) => (
      <span key={name} className="contents">
        <FilterControl
          name={name}
          part={part}
          value={filters[name]}
          textContext={textContext}
          isOpen={openFilter === name}
          onChange={changeFilter}
          onOpen={setOpenFilter}
        />
      </span>
    ));
  const clear = (): void => {
    // The clear button disappears, so the first filter takes the focus.
    const cityControl = row.current?.children[1 + mainFilters.indexOf('city')];
    cityControl?.querySelector('select')?.focus();
    setOrderingFilters(noFilters);
    setOpenFilter(null);
    onChange(noFilters);
  };

  return (
    <section aria-label={texts.label()} className="-mx-gutter grid grid-cols-1 gap-2 md:mx-0">
      <div
        ref={row}
        className="-my-0.5 flex [scrollbar-width:none] gap-2 overflow-x-auto px-gutter py-1.5 max-md:[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] max-md:pr-10 md:-mx-1.5 md:flex-wrap md:px-1.5"
      >
        {orderChip}
        {[
          ...renderControls(mainFilters, 'Chip'),
          rareFilters.some((name) => filters[name] === null) && (
            <Button
              key="more"
              variant="quiet"
              size="sm"
              className="min-h-11 whitespace-nowrap"
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {texts.more()}
            </Button>
          ),
          ...renderControls(shownRareFilters, 'Chip'),
        ]}
        {isFiltered(filters) && (
          <Button variant="quiet" size="sm" className="min-h-11 whitespace-nowrap" onClick={clear}>
            {texts.clear()}
          </Button>
        )}
      </div>
      {renderControls(filterKeys, 'Fields')}
    </section>
  );
}
