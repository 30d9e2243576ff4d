import { mdiClose } from '@mdi/js';
import { useCombobox } from 'downshift';
import { type ReactNode, type RefCallback, useMemo, useState } from 'react';
import { ComboboxField, type ComboboxLabels, type ComboboxOption } from './combobox-field';
import type { FieldControlProps } from './field';
import { filterOptions, mostShown } from './filter-options';
import { Icon } from './icon';
import { IconButton } from './button';

interface ComboboxProps {
  control: FieldControlProps;
  options: readonly ComboboxOption[];
  /** The chosen option's id, or null. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Told of the text field, to give it the focus. */
  onField?: RefCallback<HTMLInputElement>;
  labels: ComboboxLabels & { clear: string };
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
  const found = useMemo(() => filterOptions(options, query ?? ''), [options, query]);
  const shown = useMemo(() => found.slice(0, mostShown), [found]);
  const combobox = useCombobox<ComboboxOption>({
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
  return (
    <ComboboxField
      control={control}
      combobox={combobox}
      shown={shown}
      total={found.length}
      isChosen={({ id }) => id === value}
      input={{ ref: onField, onBlur, onChange: ({ currentTarget }) => setQuery(currentTarget.value) }}
      inputClassName="pr-20"
      labels={labels}
    >
      {selected && (
        <IconButton
          label={labels.clear}
          onClick={() => {
            // The button goes; the keyboard stays in the field.
            document.getElementById(control.id)?.focus();
            onChange(null);
          }}
          className="absolute inset-y-0 right-10 w-11"
        >
          <Icon path={mdiClose} className="size-5" />
        </IconButton>
      )}
    </ComboboxField>
  );
}
