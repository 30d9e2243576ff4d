import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { cityOptions } from '@/components/city-options';
import { Field } from '@/components/ui/field';
import { MultiCombobox } from '@/components/ui/multi-combobox';
import { citiesQuery } from '@/queries/user';
import type { City } from '@/generated/schemas/city.zod';
import { profileUpdateCityIdsMax as maximum } from '@/generated/schemas/profileUpdate.zod';
import { useI18n } from '@/i18n/context';

interface CityPickerProps {
  value: readonly number[];
  onChange: (value: number[]) => void;
  onBlur: () => void;
  error: string | undefined;
  /** Those that are saved; they can be shown and removed before, or without, the whole list. */
  saved: readonly City[];
}

/** The cities where the person plays. */
export function CityPicker({ value, onChange, onBlur, error, saved }: CityPickerProps): ReactNode {
  const { LL, locale } = useI18n();
  const { data, isError } = useQuery(citiesQuery());
  const options = useMemo(() => cityOptions(data ?? saved, locale), [data, saved, locale]);
  const words = LL.profile.cityPicker;
  return (
    <Field
      label={words.label()}
      hint={isError && !data ? words.failed() : words.hint({ maximum })}
      error={error}
    >
      {(control) => (
        <MultiCombobox
          control={control}
          options={options}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          placeholder={words.search()}
          maximum={maximum}
          labels={{
            chosen: words.chosen(),
            toggle: words.toggle(),
            none: words.none(),
            full: words.full({ maximum }),
            results: (count) => words.results({ count }),
            more: (shown, total) => LL.common.counts.citiesShown({ shown, total }),
            remove: (name) => words.remove({ name }),
            added: (name) => words.added({ name }),
            removed: (name) => words.removed({ name }),
          }}
        />
      )}
    </Field>
  );
}
