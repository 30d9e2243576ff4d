import { mdiChevronDown, mdiClose } from '@mdi/js';
import { useCombobox } from 'downshift';
import { type ReactNode, type RefCallback, useMemo, useState } from 'react';
import { cn } from '@/lib/cn';
import type { FieldControlProps } from './field';
import { filterOptions } from './filter-options';
import { Icon } from './icon';
import { inputStyle } from './input';

export interface ComboboxOption {
  id: number;
  name: string;
  /** Tells options of the same name apart. */
  detail: string;
}

interface ComboboxProps {
  control: FieldControlProps;
  options: readonly ComboboxOption[];
  /** The chosen option's id, or null. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Told of the text field, to give it the focus. */
  onField?: RefCallback<HTMLInputElement>;
  /** Names of the buttons, and what is said when nothing fits. */
  labels: { clear: string; toggle: string; none: string; results: (count: number) => string };
}

/**
 * A text field that finds one of many options regardless of case and diacritics, by the ARIA combobox pattern. What does
 * not name an option is replaced by the chosen one (or nothing) on leaving.
 */
export function Combobox({
  control,
  options,
  value,
  onChange,
  onBlur,
  onField,
  labels,
}: ComboboxProps): ReactNode {
  const selected = options.find(({ id }) => id === value) ?? null;
  const [query, setQuery] = useState<string | null>(null);
  const shown = useMemo(() => filterOptions(options, query ?? ''), [options, query]);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } =
    useCombobox({
      inputId: control.id,
      items: shown,
      selectedItem: selected,
      inputValue: query ?? selected?.name ?? '',
      itemToString: (option) => option?.name ?? '',
      itemToKey: (option) => option?.id,
      onSelectedItemChange: ({ selectedItem: chosen }) => {
        setQuery(null);
        onChange(chosen?.id ?? null);
      },
      onIsOpenChange: ({ isOpen: opens }) => {
        if (opens) return;
        if (query === '') onChange(null);
        setQuery(null);
      },
    });
  const iconButton =
    'absolute inset-y-0 grid w-11 place-items-center rounded-control text-muted hover:text-text';

  return (
    <div className="relative">
      <input
        {...getInputProps({
          ref: onField,
          onBlur,
          onChange: ({ currentTarget }) => setQuery(currentTarget.value),
        })}
        aria-labelledby={undefined}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        className={cn(inputStyle, 'pr-20')}
      />
      {selected && (
        <button
          type="button"
          aria-label={labels.clear}
          onClick={() => {
            // The button goes; the keyboard stays in the field.
            document.getElementById(control.id)?.focus();
            onChange(null);
          }}
          className={cn(iconButton, 'right-10')}
        >
          <Icon path={mdiClose} className="size-5" />
        </button>
      )}
      <button
        type="button"
        {...getToggleButtonProps()}
        aria-label={labels.toggle}
        className={cn(iconButton, 'right-0')}
      >
        <Icon path={mdiChevronDown} className="size-6" />
      </button>
      <ul
        {...getMenuProps({ 'aria-label': labels.toggle })}
        className={cn(
          'absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-card bg-surface p-1 shadow-float',
          !isOpen && 'hidden',
        )}
      >
        {isOpen &&
          shown.map((option, index) => (
            <li
              key={option.id}
              {...getItemProps({ item: option, index })}
              className={cn(
                'flex min-h-11 flex-col justify-center rounded-control px-3 py-1',
                index === highlightedIndex && 'bg-sunken',
                option.id === value && 'font-semibold',
              )}
            >
              {option.name}
              <span className="text-sm font-normal text-muted">{option.detail}</span>
            </li>
          ))}
      </ul>
      <p role="status" className="sr-only">
        {isOpen && (shown.length === 0 ? labels.none : labels.results(shown.length))}
      </p>
      {isOpen && shown.length === 0 && (
        <p
          aria-hidden="true"
          className="absolute inset-x-0 top-full z-20 mt-1 rounded-card bg-surface p-4 text-muted shadow-float"
        >
          {labels.none}
        </p>
      )}
    </div>
  );
}
