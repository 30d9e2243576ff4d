import { mdiClose } from '@mdi/js';
import { useCombobox } from 'downshift';
import type { RefCallback } from 'react';
import { IconButton } from '@/components/ui/button';
import type { FieldControlProps } from '@/components/ui/fields/field';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { type City, ComboboxField, useCityOptions } from './combobox-field';
import { useTypedName } from './use-typed-name';

interface Props {
  control: FieldControlProps;
  cities: readonly City[];
  /** The id of the chosen city, or a typed text that names no city. */
  value: number | string | null;
  onChange: (value: number | string | null) => void;
  onBlur?: () => void;
  inputRef?: RefCallback<HTMLInputElement>;
}

/** A combobox for choosing one city. A typed name chooses its city, any other text stays; an emptied input removes the choice. */
export function CityCombobox({ control, cities, value, onChange, onBlur, inputRef }: Props) {
  const texts = useI18n().LL.common.cities;
  const selectedCity = cities.find(({ id }) => id === value) ?? null;
  const unsettledText = typeof value === 'string' ? value : '';
  const { typedText, setTypedText, settleProps } = useTypedName({
    inputId: control.id,
    cities,
    unsettledText,
    onSettle: (city, text) => onChange(city?.id ?? (text || null)),
    onBlur,
  });
  const options = useCityOptions(cities, typedText ?? unsettledText);
  const combobox = useCombobox<City>({
    inputId: control.id,
    items: options.visibleCities,
    selectedItem: selectedCity,
    inputValue: typedText ?? selectedCity?.name ?? unsettledText,
    itemToString: (city) => city?.name ?? '',
    itemToKey: (city) => city?.id,
    onSelectedItemChange: ({ selectedItem }) => {
      setTypedText(null);
      onChange(selectedItem?.id ?? null);
    },
  });
  return (
    <ComboboxField
      control={control}
      combobox={combobox}
      options={options}
      isChosen={({ id }) => id === value}
      isUnsettled={unsettledText !== ''}
      inputProps={{
        ...settleProps,
        ref: inputRef,
        onChange: ({ currentTarget }) => setTypedText(currentTarget.value),
      }}
      inputClassName="pr-20"
    >
      {value !== null && (
        <IconButton
          label={texts.clear()}
          onClick={() => {
            // This button unmounts, so the focus moves to the input.
            document.getElementById(control.id)?.focus();
            setTypedText(null);
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
