import { mdiCheck, mdiChevronDown } from '@mdi/js';
import type { UseComboboxGetInputPropsOptions, UseComboboxReturnValue } from 'downshift';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { cn } from '@/lib/cn';
import { type FieldControlProps, inputStyle } from './field';
import { Icon } from './icon';
import { IconButton } from './button';

export interface ComboboxOption {
  id: number;
  name: string;
  /** Tells options of the same name apart. */
  detail: string;
}

/** Names of the button and the list, and announcements about the list. */
export interface ComboboxLabels {
  toggle: string;
  none: string;
  results: (count: number) => string;
  /** Says that there are more than are shown, and how to get at them. */
  more: (shown: number, total: number) => string;
}

interface ComboboxFieldProps {
  control: FieldControlProps;
  /** What `useCombobox` of downshift gives. */
  combobox: UseComboboxReturnValue<ComboboxOption>;
  /** The options that fit what was typed, unless they are too many. */
  shown: readonly ComboboxOption[];
  /** How many fit. */
  total: number;
  isChosen: (option: ComboboxOption) => boolean;
  /** Several can be chosen: those that are, are ticked. */
  isMultiple?: boolean;
  /** No more can be chosen: the others are grey. */
  isFull?: boolean;
  /**
   * What the text field gets. What is typed must be taken by `onChange`, not by `onInputValueChange` of downshift, which comes
   * too late, so that the cursor jumps to the end: https://github.com/downshift-js/downshift/issues/1108, which downshift
   * cannot mend.
   */
  input: UseComboboxGetInputPropsOptions & { ref?: Ref<HTMLInputElement>; placeholder?: string };
  /** Makes room for the buttons at its end. */
  inputClassName: string;
  labels: ComboboxLabels;
  /** A further button within the field. */
  children?: ReactNode;
}

/** What the comboboxes share: the text field, the button that opens the list, and the list below. */
export function ComboboxField({
  control,
  combobox,
  shown,
  total,
  isChosen,
  isMultiple = false,
  isFull = false,
  input,
  inputClassName,
  labels,
  children,
}: ComboboxFieldProps): ReactNode {
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } =
    combobox;
  const isNone = shown.length === 0;
  const found = total > shown.length ? labels.more(shown.length, total) : labels.results(total);
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
        label={labels.toggle}
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
          {...getMenuProps({ 'aria-label': labels.toggle, 'aria-multiselectable': isMultiple || undefined })}
          className={cn('max-h-[min(18rem,45dvh)] overflow-y-auto p-1', isNone && 'hidden')}
        >
          {isOpen &&
            shown.map((option, index) => {
              const isOut = isFull && !isChosen(option);
              return (
                <li
                  key={option.id}
                  {...getItemProps({
                    item: option,
                    index,
                    'aria-disabled': isOut || undefined,
                    ...(isMultiple && { 'aria-selected': isChosen(option) }),
                  })}
                  className={cn(
                    'flex min-h-11 items-center gap-3 rounded-control px-3 py-1',
                    // The keyboard's focus stays in the text field: here it is drawn by hand.
                    index === highlightedIndex &&
                      'bg-sunken outline-3 -outline-offset-3 outline-focus forced-colors:system-selected',
                    isOut && 'text-muted',
                  )}
                >
                  <span className="min-w-0 flex-1">
                    <span className={cn('block', isChosen(option) && 'font-semibold')}>{option.name}</span>
                    <span className="block text-sm text-muted">{option.detail}</span>
                  </span>
                  {isMultiple && isChosen(option) && <Icon path={mdiCheck} className="size-5 text-accent" />}
                </li>
              );
            })}
        </ul>
        {total > shown.length && (
          <p aria-hidden="true" className="border-t border-line px-4 py-2 text-sm text-muted">
            {found}
          </p>
        )}
        {isNone && (
          <p aria-hidden="true" className="p-4 text-muted">
            {labels.none}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOpen && (isNone ? labels.none : found)}
      </p>
    </div>
  );
}
