import { mdiClose } from '@mdi/js';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { PlainButton } from '@/components/ui/button';
import type { FieldControlProps } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { type City, ComboboxField, useCityOptions } from './combobox-field';

interface Props {
  control: FieldControlProps;
  cities: readonly City[];
  value: readonly number[];
  onChange: (value: number[]) => void;
  onBlur?: () => void;
  maximum: number;
}

/** A combobox for choosing several cities. The list stays open after each choice, and Backspace in an empty input removes the last chosen city. */
export function CitiesCombobox({ control, cities, value, onChange, onBlur, maximum }: Props): ReactNode {
  const texts = useI18n().LL.common.cities;
  const [query, setQuery] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const chosenCities = useMemo(
    () => value.flatMap((id) => cities.find((city) => city.id === id) ?? []),
    [cities, value],
  );
  const isMaximumReached = value.length >= maximum;
  const options = useCityOptions(cities, query);
  const removeCity = ({ id, name }: City): void => {
    onChange(value.filter((cityId) => cityId !== id));
    setAnnouncement(texts.removed({ name }));
  };
  const toggleCity = (city: City): void => {
    if (value.includes(city.id)) return removeCity(city);
    if (isMaximumReached) return setAnnouncement(texts.full({ maximum }));
    onChange([...value, city.id]);
    setAnnouncement(texts.added({ name: city.name }));
  };

  const removeLastCityOnBackspace = ({ key }: KeyboardEvent): void => {
    const lastCity = chosenCities.at(-1);
    if (key === 'Backspace' && query === '' && lastCity) removeCity(lastCity);
  };

  const combobox = useCombobox<City>({
    inputId: control.id,
    items: options.visibleCities,
    selectedItem: null,
    inputValue: query,
    itemToString: (city) => city?.name ?? '',
    itemToKey: (city) => city?.id,
    stateReducer(state, { type, changes }) {
      const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
      if (type !== InputKeyDownEnter && type !== ItemClick) return changes;
      return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
    },
    onStateChange({ type, selectedItem }) {
      const { InputKeyDownEnter, ItemClick, InputBlur } = useCombobox.stateChangeTypes;
      if (type === InputBlur) setQuery('');
      else if ((type === InputKeyDownEnter || type === ItemClick) && selectedItem) {
        toggleCity(selectedItem);
        setQuery('');
      }
    },
  });
  return (
    <div className="grid gap-2">
      {chosenCities.length > 0 && (
        <ul aria-label={texts.chosen()} className="flex flex-wrap gap-2">
          {chosenCities.map((city) => (
            <li key={city.id}>
              <PlainButton
                aria-label={texts.remove({ name: city.name })}
                onClick={() => {
                  // This button unmounts, so the focus moves to the input.
                  document.getElementById(control.id)?.focus();
                  removeCity(city);
                }}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-[1.375rem] border border-primary bg-joined py-1 pr-3 pl-4 text-left text-sm font-semibold wrap-anywhere text-on-joined"
              >
                {city.name}
                <Icon path={mdiClose} className="size-4" />
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
      <ComboboxField
        control={control}
        combobox={combobox}
        options={options}
        isChosen={({ id }) => value.includes(id)}
        isMultiple
        isMaximumReached={isMaximumReached}
        inputProps={{
          onBlur,
          onKeyDown: removeLastCityOnBackspace,
          onChange: ({ currentTarget }) => setQuery(currentTarget.value),
          placeholder: texts.search(),
        }}
        inputClassName="pr-12"
      />
      {isMaximumReached && <p className="text-sm font-semibold text-on-waiting">{texts.full({ maximum })}</p>}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
