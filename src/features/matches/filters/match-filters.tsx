import { memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIsWideIfKnown } from '@/components/hooks/use-viewport';
import { useLazyOnIntent } from '@/components/loading/lazy';
import { Button } from '@/components/ui/button';
import type { ControlProps, TextContext } from './filter';
import {
  type FilterKey,
  filterKeys,
  type Filters,
  filterTable,
  isFiltered,
  noFilters,
  sheetFilterKeys,
} from './filters';
import { PhoneFilters } from './phone/phone-filters';

interface FilterControlProps extends Pick<ControlProps<unknown>, 'value' | 'textContext' | 'isOpen'> {
  name: FilterKey;
  part: 'Chip' | 'Fields';
  onChange: (name: FilterKey, value: unknown) => void;
  onOpenChange: (name: FilterKey | null) => void;
}

/** One control of a filter; memoised, so that a press renders only the controls of its own filter again. */
const FilterControl = memo(function FilterControl(props: FilterControlProps) {
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
const rareFilters: readonly FilterKey[] = ['level', 'remembered'];

const mainFilters = filterKeys.filter((name) => !rareFilters.includes(name));

/** The filters that stand beside the button of a phone's sheet. */
const filtersBesideSheet = filterKeys.filter((name) => !sheetFilterKeys.includes(name));

const loadSheet = () => import('./phone/filter-sheet').then((module) => module.FilterSheet);

interface MatchFiltersProps {
  filters: Filters;
  /** Those of the list: what is chosen in the sheet moves the list below it, and follows with it. */
  listFilters: Filters;
  onChange: (filters: Filters) => void;
  textContext: TextContext;
  orderChip: ReactNode;
  /** The number of matches that fit; undefined until it is known. */
  foundCount: number | undefined;
}

export function MatchFilters(props: MatchFiltersProps) {
  const { filters, listFilters, onChange, textContext, orderChip, foundCount } = props;
  const texts = textContext.i18n.LL.matches.filters;
  const rowRef = useRef<HTMLDivElement>(null);
  const [filterWithOpenFields, setFilterWithOpenFields] = useState<FilterKey | null>(null);
  const [showsRareFilters, setShowsRareFilters] = useState(false);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { code: Sheet, preload, requestCode, isLoading } = useLazyOnIntent(loadSheet);
  const isWide = useIsWideIfKnown();
  const latestProps = useRef({ filters, onChange });
  useLayoutEffect(() => {
    latestProps.current = { filters, onChange };
  });
  const changeFilter = useCallback((name: FilterKey, value: unknown) => {
    // A rare filter stays visible when the person switches it off.
    if (rareFilters.includes(name)) setShowsRareFilters(true);
    latestProps.current.onChange({ ...latestProps.current.filters, [name]: value });
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
    setFilterWithOpenFields(null);
    onChange(noFilters);
  };

  const sharedProps = { filters, onChange: changeFilter, onClear: clear, textContext };
  const phoneFilters = isWide !== true && (
    <section aria-label={texts.label()} className="-mx-gutter md:hidden phone:-mt-2">
      <PhoneFilters
        {...sharedProps}
        filters={isSheetOpen ? listFilters : filters}
        openerProps={{
          'aria-busy': isLoading || undefined,
          onPointerEnter: preload,
          onFocus: preload,
          onClick: () => {
            requestCode();
            setIsSheetOpen(true);
          },
        }}
      >
        {renderControls(filtersBesideSheet, 'Chip')}
        {orderChip}
      </PhoneFilters>
      {Sheet && (
        <Sheet {...sharedProps} open={isSheetOpen} onOpenChange={setIsSheetOpen} foundCount={foundCount} />
      )}
    </section>
  );
  const wideFilters = isWide !== false && (
    <section aria-label={texts.label()} className="grid grid-cols-1 gap-2 max-md:hidden">
      <div ref={rowRef} className="-mx-1.5 -my-0.5 flex flex-wrap gap-2 px-1.5 py-1.5">
        {orderChip}
        {renderControls(mainFilters, 'Chip')}
        {rareFilters.some((name) => filters[name] === null) && (
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11 shrink-0 whitespace-nowrap aria-expanded:bg-sunken"
            data-press="more-filters"
            aria-expanded={showsRareFilters}
            onClick={() => setShowsRareFilters(!showsRareFilters)}
          >
            {texts.more()}
          </Button>
        )}
        {renderControls(
          rareFilters.filter((name) => showsRareFilters || filters[name] !== null),
          'Chip',
        )}
        {isFiltered(filters) && (
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11 whitespace-nowrap"
            onClick={() => {
              // The pressed button disappears, so the first filter takes the focus.
              rowRef.current?.querySelector<HTMLElement>('[data-filter=city] select')?.focus();
              clear();
            }}
          >
            {texts.clear()}
          </Button>
        )}
      </div>
      {renderControls(filterKeys, 'Fields')}
    </section>
  );
  return (
    <>
      {phoneFilters}
      {wideFilters}
    </>
  );
}
