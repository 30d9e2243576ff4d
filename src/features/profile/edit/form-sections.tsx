import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Field, Input, Textarea } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { BioMax } from '@/generated/schemas/bio.zod';
import { useI18n } from '@/i18n/context';
import { countCharacters } from '@/lib/text';
import { locales } from '@/lib/locale';
import type { ProfileFormState } from './use-profile-form';

export function FormSection({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 rounded-card bg-surface p-4 shadow-card md:p-6">
      <legend className="float-left mb-1 text-lg font-bold">{title}</legend>
      {children}
    </fieldset>
  );
}

/** From so many characters left on it is said how many. */
const warnBelow = 100;

export function AboutSection({ form }: ProfileFormState): ReactNode {
  const { LL } = useI18n();
  const words = LL.profile.form;
  const { register, control, errorOf } = form;
  const left = BioMax - countCharacters(useWatch({ control, name: 'bio' }).trim());
  const counted = left < 0 ? words.bioOver({ count: -left }) : words.bioLeft({ count: left });
  return (
    <FormSection title={words.about()}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={LL.account.registration.firstName()} error={errorOf('first_name')}>
          {(props) => <Input {...props} {...register('first_name')} required autoComplete="given-name" />}
        </Field>
        <Field label={LL.account.registration.lastName()} error={errorOf('last_name')}>
          {(props) => <Input {...props} {...register('last_name')} required autoComplete="family-name" />}
        </Field>
      </div>
      <Field label={words.displayName()} hint={words.displayNameHint()} error={errorOf('display_name')}>
        {(props) => <Input {...props} {...register('display_name')} required autoComplete="nickname" />}
      </Field>
      <Field
        label={words.bio()}
        hint={
          <>
            {words.bioHint()}
            {left < warnBelow && <span data-figures> {counted}</span>}
          </>
        }
        error={errorOf('bio')}
      >
        {(props) => <Textarea {...props} {...register('bio')} />}
      </Field>
    </FormSection>
  );
}

export function SettingsSection({ form }: ProfileFormState): ReactNode {
  const { LL } = useI18n();
  const words = LL.profile.form;
  return (
    <FormSection title={words.settings()}>
      <Field label={LL.header.language.label()} hint={words.languageHint()}>
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
        <CheckboxField {...form.register('notifications.email_reminders')} label={words.reminders()} />
        <CheckboxField {...form.register('notifications.email_chat')} label={words.chat()} />
      </div>
    </FormSection>
  );
}
