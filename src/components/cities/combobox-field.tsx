import { mdiCheck, mdiChevronDown } from '@mdi/js';
import type { UseComboboxGetInputPropsOptions, UseComboboxReturnValue } from 'downshift';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import { IconButton } from '@/components/ui/button';
import type { FieldControlProps } from '@/components/ui/fields/field';
import { inputStyle } from '@/components/ui/fields/input-style';
import { Icon } from '@/components/ui/icon';
import { useCloseRequest } from '@/components/ui/overlays/use-close-request';
import { useI18n } from '@/i18n/context';
import { listen } from '@/lib/browser/listen';
import { cn } from '@/lib/cn';
import { collator, normalizeForSearch, matchesQuery } from '@/lib/format/text';

export interface City {
  readonly id: number;
  readonly name: string;
  /** Distinguishes cities with the same name. */
  readonly region: string;
}

/** The list renders at most this many cities; a text below says that typing finds the others. */
const maxVisibleCities = 100;

/** Returns the cities whose name or region matches the query; names that begin with the query come first. */
export function filterCities(cities: readonly City[], query: string): City[] {
  const prefix = normalizeForSearch(query.trim());
  const getPrefixRank = ({ name }: City): number => (normalizeForSearch(name).startsWith(prefix) ? 0 : 1);
  return cities
    .filter(({ name, region }) => matchesQuery(`${name} ${region}`, query))
    .toSorted((a, b) => getPrefixRank(a) - getPrefixRank(b));
}

/** Returns all cities that match the query, sorted for the current language, and the first of these cities, which the list renders. */
export function useCityOptions(cities: readonly City[], query: string) {
  const { locale } = useI18n();
  const sortedCities = useMemo(() => {
    const { compare } = collator(locale);
    return cities.toSorted((a, b) => compare(a.name, b.name) || compare(a.region, b.region));
  }, [cities, locale]);
  const matchingCities = useMemo(() => filterCities(sortedCities, query), [sortedCities, query]);
  const visibleCities = useMemo(() => matchingCities.slice(0, maxVisibleCities), [matchingCities]);
  return { matchingCities, visibleCities };
}

interface ComboboxFieldProps {
  control: FieldControlProps;
  combobox: UseComboboxReturnValue<City>;
  options: ReturnType<typeof useCityOptions>;
  isChosen: (city: City) => boolean;
  /** Whether several cities can be chosen; each chosen city has a tick. */
  isMultiple?: boolean;
  isMaximumReached?: boolean;
  /** Whether the field's value is a text that names no city. */
  isUnsettled: boolean;
  /** Props of the `<input>`. Read typed text in `onChange`: with `onInputValueChange` the cursor jumps (https://github.com/downshift-js/downshift/issues/1108). */
  inputProps: UseComboboxGetInputPropsOptions & { ref?: Ref<HTMLInputElement>; placeholder?: string };
  inputClassName: string;
  children?: ReactNode;
}

/** The input, toggle button and list that CityCombobox and CitiesCombobox share. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { control, combobox, isChosen, isUnsettled, inputProps, inputClassName, children } = props;
  const { isMultiple = false, isMaximumReached = false } = props;
  const { matchingCities, visibleCities } = props.options;
  const { isOpen, highlightedIndex, closeMenu } = combobox;
  const { getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = combobox;
  useCloseRequest(isOpen, closeMenu);
  const inputAttributes = getInputProps<ComponentProps<'input'>>(inputProps);
  const texts = useI18n().LL.common.cities;
  const hasNoMatch = matchingCities.length === 0;
  const isShortened = matchingCities.length > visibleCities.length;
  const countText = isShortened
    ? texts.shown({ shown: visibleCities.length, total: matchingCities.length })
    : texts.results({ count: matchingCities.length });
  const fieldRef = useRef<HTMLDivElement>(null);
  const onPressOutside = useEffectEvent(({ target }: Event): void => {
    if (!fieldRef.current?.contains(target as Node)) closeMenu();
  });
  // Downshift waits for the release of the button; by then the list of all cities would cover what was pressed.
  useEffect(() => (isOpen ? listen(document, ['mousedown'], onPressOutside) : undefined), [isOpen]);
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Otherwise the bottom bar could cover the list; the page's `scroll-padding` leaves space for the bar.
    if (isOpen) listRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, visibleCities.length]);
  return (
    <div ref={fieldRef} className="relative">
      <input
        type="text"
        {...inputAttributes}
        aria-activedescendant={inputAttributes['aria-activedescendant'] || undefined}
        // `Field` renders the label; downshift would refer to a label that does not exist.
        aria-labelledby={undefined}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        className={cn(inputStyle, inputClassName)}
      />
      {children}
      <IconButton
        {...getToggleButtonProps()}
        label={texts.toggle()}
        className="absolute inset-y-0 right-0 w-11"
      >
        <Icon path={mdiChevronDown} className="size-6" />
      </IconButton>
      {/* The closed list stays mounted because the input's `aria-controls` refers to it. */}
      <div
        ref={listRef}
        className={cn('absolute inset-x-0 top-full z-20 mt-1 rounded-card raised', !isOpen && 'hidden')}
      >
        <ul
          {...getMenuProps({ 'aria-label': texts.toggle(), 'aria-multiselectable': isMultiple || undefined })}
          className={cn('max-h-[min(18rem,45dvh)] overflow-y-auto p-1', hasNoMatch && 'hidden')}
        >
          {isOpen &&
            visibleCities.map((city, index) => {
              const isUnavailable = isMaximumReached && !isChosen(city);
              return (
                <li
                  key={city.id}
                  {...getItemProps({
                    item: city,
                    index,
                    'aria-disabled': isUnavailable || undefined,
                    ...(isMultiple && { 'aria-selected': isChosen(city) }),
                  })}
                  className={cn(
                    'flex min-h-11 items-center gap-3 rounded-control px-3 py-1',
                    // The focus stays in the input, so this class draws the outline of the highlighted option.
                    index === highlightedIndex &&
                      'bg-sunken outline-3 -outline-offset-3 outline-focus forced-colors:system-selected',
                    isUnavailable && 'text-muted',
                  )}
                >
                  <span className="min-w-0 flex-1">
                    <span className={cn('block', isChosen(city) && 'font-semibold')}>{city.name}</span>
                    <span className="block text-sm text-muted">{city.region}</span>
                  </span>
                  {isMultiple && isChosen(city) && <Icon path={mdiCheck} className="size-5 text-accent" />}
                </li>
              );
            })}
        </ul>
        {isShortened && (
          <p aria-hidden="true" className="border-t border-line px-4 py-2 text-sm text-muted">
            {countText}
          </p>
        )}
        {hasNoMatch && (
          <p aria-hidden="true" className="p-4 text-muted">
            {texts.none()}
          </p>
        )}
      </div>
      <p role="status" aria-live="polite" className="sr-only">
        {isOpen
          ? hasNoMatch
            ? texts.none()
            : countText
          : isUnsettled && control['aria-invalid'] && texts.choose()}
      </p>
    </div>
  );
}
