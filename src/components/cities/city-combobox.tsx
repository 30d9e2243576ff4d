import { mdiClose } from '@mdi/js';
import { useCombobox } from 'downshift';
import { type ReactNode, type RefCallback, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import type { FieldControlProps } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { type City, ComboboxField, useCityOptions } from './combobox-field';

interface Props {
  control: FieldControlProps;
  cities: readonly City[];
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  inputRef?: RefCallback<HTMLInputElement>;
}

/** A combobox for choosing one city. When its list closes, the chosen city's name replaces the typed text; an emptied input removes the choice. */
export function CityCombobox({ control, cities, value, onChange, onBlur, inputRef }: Props): ReactNode {
  const texts = useI18n().LL.common.cities;
  const selectedCity = cities.find(({ id }) => id === value) ?? null;
  const [query, setQuery] = useState<string | null>(null);
  const options = useCityOptions(cities, query ?? '');
  const combobox = useCombobox<City>({
    inputId: control.id,
    items: options.visibleCities,
    selectedItem: selectedCity,
    inputValue: query ?? selectedCity?.name ?? '',
    itemToString: (city) => city?.name ?? '',
    itemToKey: (city) => city?.id,
    onSelectedItemChange: ({ selectedItem }) => {
      setQuery(null);
      onChange(selectedItem?.id ?? null);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) return;
      if (query === '') onChange(null);
      setQuery(null);
    },
  });
  return (
    <ComboboxField
      control={control}
      combobox={combobox}
      options={options}
      isChosen={({ id }) => id === value}
      inputProps={{ ref: inputRef, onBlur, onChange: ({ currentTarget }) => setQuery(currentTarget.value) }}
      inputClassName="pr-20"
    >
      {selectedCity && (
        <IconButton
          label={texts.clear()}
          onClick={() => {
            // This button unmounts, so the focus moves to the input.
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
