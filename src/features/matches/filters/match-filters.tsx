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

interface FilterControlProps extends Pick<ControlProps<unknown>, 'value' | 'wording' | 'isOpen'> {
  name: FilterKey;
  part: 'Chip' | 'Below';
  onChange: (name: FilterKey, value: unknown) => void;
  onOpen: (name: FilterKey, isOpen: boolean) => void;
}

/** A press renders anew what belongs to its own filter, and none of the others. */
const FilterControl = memo(function ControlOf({
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
      onOpen={(isOpen) => onOpen(name, isOpen)}
    />
  );
});

/** The filters used least, which are shown when asked for, or while they are on: all do not fit into one row. */
const rareFilters: readonly FilterKey[] = ['sport', 'level'];

interface MatchFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  wording: TextContext;
  /** The control of the list's order, before the filters. */
  order: ReactNode;
}

export function MatchFilters({ filters, onChange, wording, order: orderChip }: MatchFiltersProps): ReactNode {
  const words = wording.i18n.LL.matches.filters;
  const row = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<FilterKey | null>(null);
  // On a phone what is on stands first; it goes there once a choice is made.
  const [placed, setPlaced] = useState(filters);
  const isWide = useIsWide();
  const [showsAll, setShowsAll] = useState(false);
  const usual = (isWide ? filterKeys : activeFirst(placed)).filter(
    (name) => !rareFilters.includes(name) || (!isWide && placed[name] !== null),
  );
  const others = rareFilters.filter((name) => !usual.includes(name) && (showsAll || filters[name] !== null));
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = 0;
  }, [placed]);
  const latest = useRef({ filters, onChange });
  useLayoutEffect(() => {
    latest.current = { filters, onChange };
  });
  const change = useCallback((name: FilterKey, value: unknown) => {
    const changed = { ...latest.current.filters, [name]: value };
    if (!filterTable[name].keepsPosition) setPlaced(changed);
    // It does not vanish from under the finger that switches it off.
    if (rareFilters.includes(name)) setShowsAll(true);
    latest.current.onChange(changed);
  }, []);
  const open = useCallback((name: FilterKey, isOpen: boolean) => setOpened(isOpen ? name : null), []);
  const controls = (names: readonly FilterKey[], part: 'Chip' | 'Below'): ReactNode[] =>
    names.map((name) => (
      <span key={name} className="contents">
        <FilterControl
          name={name}
          part={part}
          value={filters[name]}
          wording={wording}
          isOpen={opened === name}
          onChange={change}
          onOpen={open}
        />
      </span>
    ));
  const clear = (): void => {
    // The button goes: the row begins anew.
    const first = row.current?.children[1 + usual.indexOf('city')];
    first?.querySelector('select')?.focus();
    setPlaced(noFilters);
    setOpened(null);
    onChange(noFilters);
  };

  return (
    <section aria-label={words.label()} className="-mx-gutter grid grid-cols-1 gap-2 md:mx-0">
      <div
        ref={row}
        className="-my-0.5 flex [scrollbar-width:none] gap-2 overflow-x-auto px-gutter py-1.5 max-md:[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] max-md:pr-10 md:-mx-1.5 md:flex-wrap md:px-1.5"
      >
        {orderChip}
        {[
          ...controls(usual, 'Chip'),
          rareFilters.some((name) => filters[name] === null) && (
            <Button
              key="more"
              variant="quiet"
              size="sm"
              className="min-h-11 whitespace-nowrap"
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {words.more()}
            </Button>
          ),
          ...controls(others, 'Chip'),
        ]}
        {isFiltered(filters) && (
          <Button variant="quiet" size="sm" className="min-h-11 whitespace-nowrap" onClick={clear}>
            {words.clear()}
          </Button>
        )}
      </div>
      {controls(filterKeys, 'Below')}
    </section>
  );
}
