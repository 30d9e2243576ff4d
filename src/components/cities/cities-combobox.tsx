import { mdiClose } from '@mdi/js';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, type RefCallback, useMemo, useState } from 'react';
import { PlainButton } from '@/components/ui/button';
import type { FieldControlProps } from '@/components/ui/fields/field';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { type City, ComboboxField, useCityOptions } from './combobox-field';
import { useTypedName } from './use-typed-name';

interface Props {
  control: FieldControlProps;
  cities: readonly City[];
  /** The ids of the chosen cities, then a typed text that names no city. */
  value: readonly (number | string)[];
  onChange: (value: (number | string)[]) => void;
  onBlur?: () => void;
  inputRef?: RefCallback<HTMLInputElement>;
  maximum: number;
}

/** A combobox for choosing several cities. A typed name chooses its city, any other text stays. The list stays open after each choice, and Backspace in an empty input removes the last chosen city. */
export function CitiesCombobox(props: Props) {
  const { control, cities, value, onChange, onBlur, inputRef, maximum } = props;
  const texts = useI18n().LL.common.cities;
  const [announcement, setAnnouncement] = useState('');
  const chosenIds = value.filter((entry) => typeof entry === 'number');
  const unsettledText = value.find((entry) => typeof entry === 'string') ?? '';
  const chosenCities = useMemo(
    () => value.flatMap((id) => cities.find((city) => city.id === id) ?? []),
    [cities, value],
  );
  const isMaximumReached = chosenIds.length >= maximum;
  const removeCity = ({ id, name }: City): void => {
    onChange(value.filter((entry) => entry !== id));
    setAnnouncement(texts.removed({ name }));
  };
  const toggleCity = (city: City): void => {
    const { id, name } = city;
    if (chosenIds.includes(id)) return removeCity(city);
    if (isMaximumReached) return setAnnouncement(texts.full({ maximum }));
    onChange([...chosenIds, id]);
    setAnnouncement(texts.added({ name }));
  };
  const { typedText, setTypedText, settleProps } = useTypedName({
    inputId: control.id,
    cities,
    unsettledText,
    onSettle(city, text) {
      if (text === '' || (city && chosenIds.includes(city.id))) onChange(chosenIds);
      else if (!city || isMaximumReached) onChange([...chosenIds, text]);
      else toggleCity(city);
    },
    onBlur,
  });
  const query = typedText ?? unsettledText;
  const options = useCityOptions(cities, query);

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
      if ((type !== InputKeyDownEnter && type !== ItemClick) || state.highlightedIndex < 0) return changes;
      return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
    },
    onStateChange({ type, selectedItem }) {
      const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
      if ((type !== InputKeyDownEnter && type !== ItemClick) || !selectedItem) return;
      toggleCity(selectedItem);
      setTypedText(null);
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
        isUnsettled={unsettledText !== ''}
        inputProps={{
          ...settleProps,
          ref: inputRef,
          onKeyDown(event) {
            settleProps.onKeyDown(event);
            removeLastCityOnBackspace(event);
          },
          onChange: ({ currentTarget }) => setTypedText(currentTarget.value),
          placeholder: texts.search(),
        }}
        inputClassName="pr-12"
      />
      {isMaximumReached && <p className="text-sm font-semibold text-on-waiting">{texts.full({ maximum })}</p>}
      <p role="status" aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
