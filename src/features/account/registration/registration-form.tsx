import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { FormAlert } from '@/components/form-alert';
import { CityCombobox } from '@/components/cities/city-combobox';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Field, Input, verbatimInputProps } from '@/components/ui/field';
import { EmailField } from '@/features/account/parts/email-field';
import { NewPasswordField } from '@/features/account/parts/new-password-field';
import { SubmitButton } from '@/components/submit-button';
import { useSubmission } from '@/forms/use-submission';
import { register as registerAccount } from '@/generated/account/account';
import { useI18n } from '@/i18n/context';
import { citiesQuery } from '@/queries/user';
import { useNext } from '@/routing/hooks';
import { Link } from '@/routing/link';
import { useRegistrationForm } from './use-registration-form';

/** Links to sign in and to set a new password, for a person whose address has an account already. */
function HasAccountLinks(): ReactNode {
  const { LL } = useI18n();
  const next = useNext();
  return (
    <p className="flex flex-wrap gap-x-5">
      <Link to="login" search={{ next }} className="lone-link">
        {LL.login.submit()}
      </Link>
      <Link to="forgotPassword" className="lone-link">
        {LL.login.forgotten()}
      </Link>
    </p>
  );
}

/** The registration form; errors of the backend are shown at their fields. */
export function RegistrationForm({ onRegistered }: { onRegistered: (email: string) => void }): ReactNode {
  const { LL, locale } = useI18n();
  const texts = LL.account.registration;
  const form = useRegistrationForm();
  const { control, errorOf, register } = form;
  // Registration works without the cities.
  const { data: cities = [], isError: hasNoCities } = useQuery(citiesQuery());
  // Registered in the order of the screen, because the first wrong field gets the focus.
  const inputs = {
    username: register('username'),
    email: register('email'),
    password: register('password'),
    first_name: register('first_name'),
    last_name: register('last_name'),
    privacy_policy_accepted: register('privacy_policy_accepted'),
  };
  const { submit, isPending, failure, remaining } = useSubmission(registerAccount, {
    form,
    onSuccess: ({ email }) => onRegistered(email),
  });

  return (
    <form
      {...form.formProps((request) => submit({ ...request, language: locale }))}
      className="flex flex-col gap-5"
    >
      <Field label={texts.username()} hint={texts.usernameHint()} error={errorOf('username')}>
        {(props) => (
          <Input {...props} {...inputs.username} {...verbatimInputProps} required autoComplete="username" />
        )}
      </Field>
      <div>
        <EmailField
          label={texts.email()}
          hint={texts.emailHint()}
          error={errorOf('email')}
          {...inputs.email}
        />
        {errorOf('email') === LL.problems.codes.email_taken() && <HasAccountLinks />}
      </div>
      <NewPasswordField label={texts.password()} error={errorOf('password')} {...inputs.password} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={texts.firstName()} error={errorOf('first_name')}>
          {(props) => <Input {...props} {...inputs.first_name} required autoComplete="given-name" />}
        </Field>
        <Field label={texts.lastName()} error={errorOf('last_name')}>
          {(props) => <Input {...props} {...inputs.last_name} required autoComplete="family-name" />}
        </Field>
      </div>
      <Controller
        control={control}
        name="city_id"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Field
            label={texts.city()}
            hint={hasNoCities ? texts.citiesFailed() : texts.cityHint()}
            error={errorOf('city_id')}
          >
            {(props) => (
              <CityCombobox inputRef={ref} {...{ value, onChange, onBlur, cities }} control={props} />
            )}
          </Field>
        )}
      />
      <div>
        <CheckboxField
          {...inputs.privacy_policy_accepted}
          required
          label={texts.privacy()}
          error={errorOf('privacy_policy_accepted')}
        />
        {/* A new tab keeps the form. */}
        <Link to="privacyPolicy" target="_blank" rel="noopener" className="ml-9 lone-link">
          {texts.privacyLink()}
        </Link>
      </div>
      <FormAlert failure={failure} status={form.status} />
      <SubmitButton busy={isPending} remaining={remaining}>
        {texts.submit()}
      </SubmitButton>
    </form>
  );
}
