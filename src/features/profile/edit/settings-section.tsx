import type { ReactNode } from 'react';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useI18n } from '@/i18n/context';
import { locales } from '@/lib/locale';
import { FormSection } from './form-section';
import type { ProfileFormState } from './use-profile-form';

/** Language and e-mails. */
export function SettingsSection({ form }: ProfileFormState): ReactNode {
  const { LL } = useI18n();
  const words = LL.profile.form;
  return (
    <FormSection title={words.settings()}>
      <Field label={words.language()} hint={words.languageHint()}>
        {(props) => (
          <Select {...props} {...form.register('language')}>
            {locales.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {LL.profile.account.languages[locale]()}
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
