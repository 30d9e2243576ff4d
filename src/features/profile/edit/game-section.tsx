import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { City } from '@/generated/schemas/city.zod';
import { Level } from '@/generated/schemas/level.zod';
import { Sport } from '@/generated/schemas/sport.zod';
import { useI18n } from '@/i18n/context';
import { CityPicker } from './city-picker';
import { FormSection } from './form-section';
import type { ProfileFormState } from './use-profile-form';

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
