import { mdiCheck, mdiChevronDown } from '@mdi/js';
import type { UseComboboxGetInputPropsOptions, UseComboboxReturnValue } from 'downshift';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/button';
import { type FieldControlProps, inputStyle } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import type { City, useCityOptions } from './use-city-options';

interface ComboboxFieldProps {
  control: FieldControlProps;
  combobox: UseComboboxReturnValue<City>;
  options: ReturnType<typeof useCityOptions>;
  isChosen: (city: City) => boolean;
  /** Several can be chosen: those that are, are ticked. */
  isMultiple?: boolean;
  isFull?: boolean;
  /** Typed text is taken by `onChange`: `onInputValueChange` comes too late for the cursor (https://github.com/downshift-js/downshift/issues/1108). */
  input: UseComboboxGetInputPropsOptions & { ref?: Ref<HTMLInputElement>; placeholder?: string };
  inputClassName: string;
  children?: ReactNode;
}

/** What the choice of one city and that of several share: the text field, the button that opens the list, and the list below. */
export function ComboboxField({
  control,
  combobox,
  options: { found, shown },
  isChosen,
  isMultiple = false,
  isFull = false,
  input,
  inputClassName,
  children,
}: ComboboxFieldProps): ReactNode {
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } =
    combobox;
  const texts = useI18n().LL.common.cities;
  const isEmpty = found.length === 0;
  const hasMore = found.length > shown.length;
  const count = hasMore
    ? texts.shown({ shown: shown.length, total: found.length })
    : texts.results({ count: found.length });
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The bars at the edges of the screen lie over what is below the field; the page keeps clear of them (scroll-padding).
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, shown.length]);
  return (
    <div className="relative">
      <input
        {...getInputProps(input)}
        // downshift names it by a label of its own, which is not used: the label of `Field` does.
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
      {/* There also while it is closed: the text field names the list. */}
      <div
        ref={list}
        className={cn('absolute inset-x-0 top-full z-20 mt-1 rounded-card raised', !isOpen && 'hidden')}
      >
        <ul
          {...getMenuProps({ 'aria-label': texts.toggle(), 'aria-multiselectable': isMultiple || undefined })}
          className={cn('max-h-[min(18rem,45dvh)] overflow-y-auto p-1', isEmpty && 'hidden')}
        >
          {isOpen &&
            shown.map((city, index) => {
              const isUnavailable = isFull && !isChosen(city);
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
                    // The keyboard's focus stays in the text field: here it is drawn by hand.
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
        {hasMore && (
          <p aria-hidden="true" className="border-t border-line px-4 py-2 text-sm text-muted">
            {count}
          </p>
        )}
        {isEmpty && (
          <p aria-hidden="true" className="p-4 text-muted">
            {texts.none()}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOpen && (isEmpty ? texts.none() : count)}
      </p>
    </div>
  );
}
