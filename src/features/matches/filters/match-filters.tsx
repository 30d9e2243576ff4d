import { mdiTune } from '@mdi/js';
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
import { useIsWide } from '@/components/hooks/use-viewport';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { afterPaint } from '@/lib/browser/scheduling';
import { useSearchParams } from '@/routing/hooks';
import { useNavigateTo } from '@/routing/navigate';
import type { ControlProps, TextContext } from './filter';
import {
  type FilterKey,
  filterKeys,
  type Filters,
  filtersToSearch,
  filterTable,
  isFiltered,
  noFilters,
  sortActiveFirst,
  parseFilters,
} from './filters';

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

interface FilterControlProps extends Pick<ControlProps<unknown>, 'value' | 'textContext' | 'isOpen'> {
  name: FilterKey;
  part: 'Chip' | 'Fields';
  onChange: (name: FilterKey, value: unknown) => void;
  onOpenChange: (name: FilterKey | null) => void;
}

/** One control of a filter; memoised, so that a press renders only the controls of its own filter again. */
const FilterControl = memo(function FilterControl(props: FilterControlProps): ReactNode {
  const { name, part, onChange, onOpenChange, ...rest } = props;
  const Control = filterTable[name][part];
  if (!Control) return null;
  return (
    <Control
      {...rest}
      name={name}
      onChange={(value) => onChange(name, value)}
      onOpenChange={(isOpen) => onOpenChange(isOpen ? name : null)}
    />
  );
});

/** The filters behind the "More filters" button; an active one is always shown. */
const rareFilters: readonly FilterKey[] = ['sport', 'level'];

interface MatchFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  textContext: TextContext;
  orderChip: ReactNode;
}

export function MatchFilters({ filters, onChange, textContext, orderChip }: MatchFiltersProps): ReactNode {
  const texts = textContext.i18n.LL.matches.filters;
  const rowRef = useRef<HTMLDivElement>(null);
  const [filterWithOpenFields, setFilterWithOpenFields] = useState<FilterKey | null>(null);
  // On a phone active filters come first. The order changes only with a choice, not while a menu is open.
  const [filtersForOrder, setFiltersForOrder] = useState(filters);
  const isWide = useIsWide();
  const [showsRareFilters, setShowsRareFilters] = useState(false);
  const mainFilters = (isWide ? filterKeys : sortActiveFirst(filtersForOrder)).filter(
    (name) => !rareFilters.includes(name) || (!isWide && filtersForOrder[name] !== null),
  );
  const shownRareFilters = rareFilters.filter(
    (name) => !mainFilters.includes(name) && (showsRareFilters || filters[name] !== null),
  );
  useLayoutEffect(() => {
    if (rowRef.current) rowRef.current.scrollLeft = 0;
  }, [filtersForOrder]);
  const latestProps = useRef({ filters, onChange });
  useLayoutEffect(() => {
    latestProps.current = { filters, onChange };
  });
  const changeFilter = useCallback((name: FilterKey, value: unknown) => {
    const changedFilters = { ...latestProps.current.filters, [name]: value };
    if (!filterTable[name].keepsPosition) setFiltersForOrder(changedFilters);
    // A rare filter stays visible when the person switches it off.
    if (rareFilters.includes(name)) setShowsRareFilters(true);
    latestProps.current.onChange(changedFilters);
  }, []);
  const renderControls = (names: readonly FilterKey[], part: 'Chip' | 'Fields'): ReactNode[] =>
    names.map((name) => (
      <span key={name} data-filter={name} className="contents">
        <FilterControl
          name={name}
          part={part}
          value={filters[name]}
          textContext={textContext}
          isOpen={filterWithOpenFields === name}
          onChange={changeFilter}
          onOpenChange={setFilterWithOpenFields}
        />
      </span>
    ));
  const clear = (): void => {
    // The clear button disappears, so the first filter takes the focus.
    rowRef.current?.querySelector<HTMLElement>('[data-filter=city] select')?.focus();
    setFiltersForOrder(noFilters);
    setFilterWithOpenFields(null);
    onChange(noFilters);
  };

  const mainChips = renderControls(mainFilters, 'Chip');
  return (
    <section aria-label={texts.label()} className="-mx-gutter grid grid-cols-1 gap-2 md:mx-0 phone:-mt-2">
      <div
        ref={rowRef}
        className="-my-0.5 flex [scrollbar-width:none] gap-2 overflow-x-auto px-gutter py-1.5 max-md:[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] max-md:pr-10 md:-mx-1.5 md:flex-wrap md:px-1.5"
      >
        {orderChip}
        {[
          ...(isWide ? mainChips : []),
          rareFilters.some((name) => filters[name] === null) && (
            <Button
              key="more"
              variant="quiet"
              size="sm"
              className="min-h-11 shrink-0 whitespace-nowrap aria-expanded:bg-sunken max-md:border-line-strong"
              aria-expanded={showsRareFilters}
              onClick={() => setShowsRareFilters(!showsRareFilters)}
            >
              <Icon path={mdiTune} className="size-5 md:hidden" />
              <span className="max-md:sr-only">{texts.more()}</span>
            </Button>
          ),
          ...renderControls(shownRareFilters, 'Chip'),
          // On a phone the row scrolls, so the button for more filters stands first, where it is visible.
          ...(isWide ? [] : mainChips),
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
