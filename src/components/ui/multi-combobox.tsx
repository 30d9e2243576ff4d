import { mdiClose } from '@mdi/js';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { ComboboxField, type ComboboxLabels, type ComboboxOption } from './combobox-field';
import type { FieldControlProps } from './field';
import { filterOptions, mostShown } from './filter-options';
import { Icon } from './icon';
import { PlainButton } from './button';

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
  labels: ComboboxLabels & {
    /** The list of what is chosen. */
    chosen: string;
    /** Instead of the list, once `maximum` is reached. */
    full: string;
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
  const found = useMemo(() => filterOptions(options, query), [options, query]);
  const shown = useMemo(() => found.slice(0, mostShown), [found]);
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

  const combobox = useCombobox<ComboboxOption>({
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
              <PlainButton
                aria-label={labels.remove(option.name)}
                onClick={() => {
                  // The button goes; the keyboard stays in the field.
                  document.getElementById(control.id)?.focus();
                  remove(option);
                }}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-[1.375rem] border border-primary bg-joined py-1 pr-3 pl-4 text-left text-sm font-semibold wrap-anywhere text-on-joined"
              >
                {option.name}
                <Icon path={mdiClose} className="size-4" />
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
      <ComboboxField
        control={control}
        combobox={combobox}
        shown={shown}
        total={found.length}
        isChosen={({ id }) => value.includes(id)}
        isMultiple
        isFull={isFull}
        input={{
          onBlur,
          onKeyDown: removeLast,
          onChange: ({ currentTarget }) => setQuery(currentTarget.value),
          placeholder,
        }}
        inputClassName="pr-12"
        labels={labels}
      />
      {isFull && <p className="text-sm font-semibold text-on-waiting">{labels.full}</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
