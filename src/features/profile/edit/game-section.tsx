import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { CitiesCombobox } from '@/components/cities/cities-combobox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { City } from '@/generated/schemas/city.zod';
import { Level } from '@/generated/schemas/level.zod';
import { profileUpdateCityIdsMax as maximum } from '@/generated/schemas/profileUpdate.zod';
import { Sport } from '@/generated/schemas/sport.zod';
import { useI18n } from '@/i18n/context';
import { citiesQuery } from '@/queries/user';
import { FormSection } from './form-sections';
import type { ProfileFormState } from './use-profile-form';

interface CityPickerProps extends Omit<
  ComponentProps<typeof CitiesCombobox>,
  'control' | 'cities' | 'maximum'
> {
  error: string | undefined;
  /** Those that are saved; they can be shown and removed before, or without, the whole list. */
  saved: readonly City[];
}

function CityPicker({ error, saved, ...choice }: CityPickerProps): ReactNode {
  const words = useI18n().LL.profile.cityPicker;
  const { data, isError } = useQuery(citiesQuery());
  return (
    <Field
      label={words.label()}
      hint={isError && !data ? words.failed() : words.hint({ maximum })}
      error={error}
    >
      {(control) => <CitiesCombobox {...choice} control={control} cities={data ?? saved} maximum={maximum} />}
    </Field>
  );
}

interface GameSectionProps extends ProfileFormState {
  savedCities: readonly City[];
}

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
