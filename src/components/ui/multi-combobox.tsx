import { mdiCheck, mdiChevronDown, mdiClose } from '@mdi/js';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { cn } from '@/lib/cn';
import type { ComboboxOption } from './combobox';
import type { FieldControlProps } from './field';
import { filterOptions } from './filter-options';
import { Icon } from './icon';
import { inputStyle } from './input';

interface MultiComboboxProps {
  control: FieldControlProps;
  options: readonly ComboboxOption[];
  /** The ids of the chosen options, in the order in which they are shown. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** No more can be chosen than so many. */
  maximum: number;
  labels: {
    /** The list of what is chosen. */
    chosen: string;
    toggle: string;
    none: string;
    /** Instead of the list, once `maximum` is reached. */
    full: string;
    results: (count: number) => string;
    remove: (name: string) => string;
    added: (name: string) => string;
    removed: (name: string) => string;
  };
}

/**
 * Chooses several of many options, found regardless of case and diacritics, by the ARIA combobox pattern. What is chosen
 * stands above the input as a row of buttons that remove it; Backspace in an empty input removes the last. Choosing an
 * option again takes it away too, and the list stays open meanwhile.
 */
export function MultiCombobox({
  control,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  maximum,
  labels,
}: MultiComboboxProps): ReactNode {
  const [query, setQuery] = useState('');
  const [said, setSaid] = useState('');
  const chosen = useMemo(
    () => value.flatMap((id) => options.find((option) => option.id === id) ?? []),
    [options, value],
  );
  const isFull = value.length >= maximum;
  const shown = useMemo(() => filterOptions(options, query), [options, query]);
  const remove = ({ id, name }: ComboboxOption): void => {
    onChange(value.filter((one) => one !== id));
    setSaid(labels.removed(name));
  };
  const toggle = (option: ComboboxOption): void => {
    if (value.includes(option.id)) return remove(option);
    if (isFull) return setSaid(labels.full);
    onChange([...value, option.id]);
    setSaid(labels.added(option.name));
  };

  const removeLast = ({ key }: KeyboardEvent): void => {
    const last = chosen.at(-1);
    if (key === 'Backspace' && query === '' && last) remove(last);
  };

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } =
    useCombobox<ComboboxOption>({
      inputId: control.id,
      items: shown,
      selectedItem: null,
      inputValue: query,
      itemToString: (option) => option?.name ?? '',
      itemToKey: (option) => option?.id,
      stateReducer(state, { type, changes }) {
        const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
        if (type !== InputKeyDownEnter && type !== ItemClick) return changes;
        return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
      },
      onStateChange({ type, selectedItem }) {
        const { InputKeyDownEnter, ItemClick, InputBlur } = useCombobox.stateChangeTypes;
        if (type === InputBlur) setQuery('');
        else if ((type === InputKeyDownEnter || type === ItemClick) && selectedItem) {
          toggle(selectedItem);
          setQuery('');
        }
      },
    });
  return (
    <div className="grid gap-2">
      {chosen.length > 0 && (
        <ul aria-label={labels.chosen} className="flex flex-wrap gap-2">
          {chosen.map((option) => (
            <li key={option.id}>
              <button
                type="button"
                aria-label={labels.remove(option.name)}
                onClick={() => {
                  // The button goes; the keyboard stays in the field.
                  document.getElementById(control.id)?.focus();
                  remove(option);
                }}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-joined pr-3 pl-4 text-sm font-semibold text-on-joined ring-1 ring-primary ring-inset"
              >
                {option.name}
                <Icon path={mdiClose} className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative">
        <input
          {...getInputProps({
            onBlur,
            onKeyDown: removeLast,
            // Not by downshift's own, later change: the cursor would jump to the end.
            onChange: ({ currentTarget }) => setQuery(currentTarget.value),
          })}
          aria-labelledby={undefined}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          placeholder={placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className={cn(inputStyle, 'pr-12')}
        />
        <button
          type="button"
          {...getToggleButtonProps()}
          aria-label={labels.toggle}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-text"
        >
          <Icon path={mdiChevronDown} className="size-6" />
        </button>
        <ul
          {...getMenuProps({ 'aria-label': labels.toggle, 'aria-multiselectable': true })}
          className={cn(
            'absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-card bg-surface p-1 shadow-float',
            !(isOpen && shown.length > 0) && 'hidden',
          )}
        >
          {isOpen &&
            shown.map((option, index) => {
              const isChosen = value.includes(option.id);
              return (
                <li
                  key={option.id}
                  {...getItemProps({
                    item: option,
                    index,
                    'aria-selected': isChosen,
                    'aria-disabled': (isFull && !isChosen) || undefined,
                  })}
                  className={cn(
                    'flex min-h-11 items-center gap-3 rounded-control px-3 py-1',
                    index === highlightedIndex && 'bg-sunken',
                    isFull && !isChosen && 'text-muted',
                  )}
                >
                  <span className="min-w-0 flex-1">
                    <span className={cn('block', isChosen && 'font-semibold')}>{option.name}</span>
                    <span className="block text-sm text-muted">{option.detail}</span>
                  </span>
                  {isChosen && <Icon path={mdiCheck} className="size-5 text-accent" />}
                </li>
              );
            })}
        </ul>
        {isOpen && shown.length === 0 && (
          <p
            aria-hidden="true"
            className="absolute inset-x-0 top-full z-20 mt-1 rounded-card bg-surface p-4 text-muted shadow-float"
          >
            {labels.none}
          </p>
        )}
      </div>
      {isFull && <p className="text-sm font-semibold text-on-waiting">{labels.full}</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
      <p role="status" className="sr-only">
        {isOpen && (shown.length === 0 ? labels.none : labels.results(shown.length))}
      </p>
    </div>
  );
}
