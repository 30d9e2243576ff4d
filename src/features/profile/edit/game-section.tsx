import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { cityOptions } from '@/components/city-options';
import { Field } from '@/components/ui/field';
import { MultiCombobox } from '@/components/ui/multi-combobox';
import { Select } from '@/components/ui/select';
import type { City } from '@/generated/schemas/city.zod';
import { Level } from '@/generated/schemas/level.zod';
import { profileUpdateCityIdsMax as maximum } from '@/generated/schemas/profileUpdate.zod';
import { Sport } from '@/generated/schemas/sport.zod';
import { useI18n } from '@/i18n/context';
import { citiesQuery } from '@/queries/user';
import { FormSection } from './form-sections';
import type { ProfileFormState } from './use-profile-form';

interface CityPickerProps {
  value: readonly number[];
  onChange: (value: number[]) => void;
  onBlur: () => void;
  error: string | undefined;
  /** Those that are saved; they can be shown and removed before, or without, the whole list. */
  saved: readonly City[];
}

/** The cities where the person plays. */
function CityPicker({ value, onChange, onBlur, error, saved }: CityPickerProps): ReactNode {
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

interface GameSectionProps extends ProfileFormState {
  savedCities: readonly City[];
}

/** Where the person plays, and what. */
export function GameSection({ form, savedCities }: GameSectionProps): ReactNode {
  const { LL } = useI18n();
  const words = LL.profile.form;
  const { register, control, errorOf } = form;
  return (
    <FormSection title={words.game()}>
      <Controller
        control={control}
        name="city_ids"
        render={({ field }) => (
          <CityPicker
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errorOf('city_ids')}
            saved={savedCities}
          />
        )}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={words.sport()}>
          {(props) => (
            <Select {...props} {...register('preferred_sport')}>
              <option value="">{LL.profile.anySport()}</option>
              {Sport.options.map((sport) => (
                <option key={sport} value={sport}>
                  {LL.common.sports[sport]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.level()}>
          {(props) => (
            <Select {...props} {...register('preferred_level')}>
              <option value="">{LL.profile.anyLevel()}</option>
              {Level.options
                .filter((level) => level !== 'any')
                .map((level) => (
                  <option key={level} value={level}>
                    {LL.common.levels[level]()}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      </div>
    </FormSection>
  );
}
