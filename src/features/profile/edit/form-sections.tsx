import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { CitiesCombobox } from '@/components/cities/cities-combobox';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Field, Input, Textarea, TextField } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { BioMax } from '@/generated/schemas/bio.zod';
import { Level } from '@/generated/schemas/level.zod';
import type { Profile } from '@/generated/schemas/profile.zod';
import { profileUpdateCityIdsMax as maximum } from '@/generated/schemas/profileUpdate.zod';
import { Sport } from '@/generated/schemas/sport.zod';
import { useI18n } from '@/i18n/context';
import { countCharacters } from '@/lib/format/text';
import { locales } from '@/lib/locale';
import { citiesQuery } from '@/queries/user';
import type { ProfileFormState } from './use-profile-form';

const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="flex min-w-0 flex-col gap-5 rounded-card bg-surface p-4 shadow-card md:p-6">
    <legend className="float-left mb-1 text-lg font-bold">{title}</legend>
    {children}
  </fieldset>
);

/** The number of remaining characters is shown when it is at most this. */
const maxShownCount = 99;

export function AboutSection({ form }: ProfileFormState) {
  const { LL } = useI18n();
  const texts = LL.profile.form;
  const names = LL.account.registration;
  const { register, control, errorOf, field } = form;
  const remainingCount = BioMax - countCharacters(useWatch({ control, name: 'bio' }).trim());
  const countText =
    remainingCount < 0 ? texts.bioOver({ count: -remainingCount }) : texts.bioLeft({ count: remainingCount });
  return (
    <FormSection title={texts.about()}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label={names.firstName()} {...field('first_name')} required autoComplete="given-name" />
        <TextField label={names.lastName()} {...field('last_name')} required autoComplete="family-name" />
      </div>
      <Field label={texts.displayName()} hint={texts.displayNameHint()} error={errorOf('display_name')}>
        {(props) => <Input {...props} {...register('display_name')} required autoComplete="nickname" />}
      </Field>
      <Field
        label={texts.bio()}
        hint={
          <>
            {texts.bioHint()}
            {remainingCount <= maxShownCount && <span data-figures> {countText}</span>}
          </>
        }
        error={errorOf('bio')}
      >
        {(props) => <Textarea {...props} {...register('bio')} />}
      </Field>
    </FormSection>
  );
}

export function GameSection({ form, profile }: ProfileFormState & { profile: Profile }) {
  const { LL } = useI18n();
  const { form: texts, cityPicker, anySport, anyLevel } = LL.profile;
  const { register, control, errorOf } = form;
  const { data: cities, isError } = useQuery(citiesQuery());
  return (
    <FormSection title={texts.game()}>
      <Controller
        control={control}
        name="city_ids"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Field
            label={cityPicker.label()}
            hint={isError && !cities ? cityPicker.failed() : cityPicker.hint({ maximum })}
            error={errorOf('city_ids')}
          >
            {(props) => (
              <CitiesCombobox
                {...{ value, onChange, onBlur, maximum }}
                inputRef={ref}
                control={props}
                // While the list of cities has not loaded, only the cities of the profile are offered.
                cities={cities ?? profile.cities}
              />
            )}
          </Field>
        )}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={texts.sport()}>
          {(props) => (
            <Select {...props} {...register('preferred_sport')}>
              <option value="">{anySport()}</option>
              {Sport.options.map((sport) => (
                <option key={sport} value={sport}>
                  {LL.common.sports[sport]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={texts.level()}>
          {(props) => (
            <Select {...props} {...register('preferred_level')}>
              <option value="">{anyLevel()}</option>
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

export function SettingsSection({ form }: ProfileFormState) {
  const { LL } = useI18n();
  const texts = LL.profile.form;
  return (
    <FormSection title={texts.settings()}>
      <Field label={LL.header.language.label()} hint={texts.languageHint()}>
        {(props) => (
          <Select {...props} {...form.register('language')}>
            {locales.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {LL.header.language[locale]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-1">
        <CheckboxField {...form.register('notifications.email_reminders')} label={texts.reminders()} />
        <CheckboxField {...form.register('notifications.email_chat')} label={texts.chat()} />
      </div>
    </FormSection>
  );
}
