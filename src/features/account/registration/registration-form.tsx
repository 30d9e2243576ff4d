import type { ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormAlert } from '@/components/form-alert';
import { useOpenWork } from '@/components/open-work';
import { refused } from '@/components/refused-fields';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NewPasswordField } from '@/features/account/parts/new-password-field';
import { SubmitButton } from '@/features/account/parts/submit-button';
import { useSubmission } from '@/features/account/parts/use-submission';
import type { RegisterRequest } from '@/generated/schemas/registerRequest.zod';
import { useI18n } from '@/i18n/context';
import { accountCalls } from '@/queries/session';
import { Link } from '@/routing/link';
import { CityField } from './city-field';
import { type CheckedField, fieldErrorText, registrationRefused } from './field-errors';
import { HasAccountLinks } from './has-account-links';
import { lateResolver, loadWhenTouched, type RegistrationValues, unchecked } from './late-resolver';

interface RegistrationFormProps {
  onRegistered: (email: string) => void;
}

/** A new account, checked by the contract's own schema; what the backend refuses is said at its field. */
export function RegistrationForm({ onRegistered }: RegistrationFormProps): ReactNode {
  const { LL, locale } = useI18n();
  const words = LL.account.registration;
  const form = useForm<RegistrationValues, unknown, RegisterRequest>({
    resolver: lateResolver,
    mode: 'onTouched',
    defaultValues: {
      username: '',
      email: '',
      password: '',
      first_name: '',
      last_name: '',
      city_id: null,
      language: locale,
      privacy_policy_accepted: false,
    },
  });
  const { register, control, handleSubmit, setError, getValues, formState } = form;
  useOpenWork(formState.isDirty);
  // In the order of the screen: the first field that is wrong gets the focus.
  const inputs = {
    username: register('username'),
    email: register('email'),
    password: register('password'),
    first_name: register('first_name'),
    last_name: register('last_name'),
    privacy_policy_accepted: register('privacy_policy_accepted'),
  };
  const { submit, isPending, failure, remaining } = useSubmission(
    async (request: RegisterRequest) => (await accountCalls()).register(request),
    {
      onSuccess: ({ email }) => onRegistered(email),
      onFailure: (refusal) => {
        [...registrationRefused(LL, refusal).keys()].forEach((field, index) => {
          setError(field, { type: refused }, { shouldFocus: index === 0 });
        });
      },
    },
  );
  const onSubmit = handleSubmit((values) => submit({ ...values, language: locale }));
  const refusals = registrationRefused(LL, failure);
  const errorOf = (field: CheckedField): string | undefined => {
    const error = formState.errors[field];
    return error?.type === refused ? refusals.get(field) : fieldErrorText(LL, field, error, getValues(field));
  };

  return (
    // `post` is for pages without script: the browser would write the password into the address.
    <form
      method="post"
      noValidate
      {...loadWhenTouched}
      onSubmit={(event) => void onSubmit(event)}
      className="flex flex-col gap-5"
    >
      <Field label={words.username()} hint={words.usernameHint()} error={errorOf('username')}>
        {(props) => (
          <Input
            {...props}
            {...inputs.username}
            required
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </Field>
      <div>
        <Field label={words.email()} hint={words.emailHint()} error={errorOf('email')}>
          {(props) => (
            <Input
              {...props}
              {...inputs.email}
              type="email"
              required
              autoComplete="email"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
          )}
        </Field>
        {errorOf('email') === LL.problems.codes.email_taken() && <HasAccountLinks />}
      </div>
      <NewPasswordField label={words.password()} error={errorOf('password')} {...inputs.password} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={words.firstName()} error={errorOf('first_name')}>
          {(props) => <Input {...props} {...inputs.first_name} required autoComplete="given-name" />}
        </Field>
        <Field label={words.lastName()} error={errorOf('last_name')}>
          {(props) => <Input {...props} {...inputs.last_name} required autoComplete="family-name" />}
        </Field>
      </div>
      <Controller
        control={control}
        name="city_id"
        render={({ field }) => (
          <CityField
            onField={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errorOf('city_id')}
          />
        )}
      />
      <div>
        <CheckboxField
          {...inputs.privacy_policy_accepted}
          required
          label={words.privacy()}
          error={errorOf('privacy_policy_accepted')}
        />
        {/* In a tab of its own, so that what was typed stays. */}
        <Link to="privacyPolicy" target="_blank" rel="noopener" className="ml-9 lone-link">
          {words.privacyLink()}
        </Link>
      </div>
      <FormAlert
        failure={
          formState.errors.root?.type === unchecked ? { kind: 'code' } : refusals.size > 0 ? null : failure
        }
      />
      <SubmitButton busy={isPending} remaining={remaining}>
        {words.submit()}
      </SubmitButton>
    </form>
  );
}
