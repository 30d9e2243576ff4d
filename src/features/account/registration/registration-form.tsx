import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { visitorKey } from '@/api/storage';
import { CityCombobox } from '@/components/cities/city-combobox';
import { FormAlert } from '@/components/failures/form-alert';
import { SubmitButton } from '@/components/submit-button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Field, TextField } from '@/components/ui/fields/field';
import { EmailField, UsernameField } from '@/features/account/email-field';
import { NewPasswordField, getNewPasswordErrors } from '@/features/account/password-fields';
import { storeRegisteredUsername } from '@/features/account/sign-in/kept-registration';
import type { FieldTexts } from '@/forms/field-errors';
import { useContractForm } from '@/forms/use-contract-form';
import { useKeptValues } from '@/forms/use-kept-values';
import { useSubmission } from '@/forms/use-submission';
import { register as registerAccount } from '@/generated/account/account';
import { NewPersonNameMax } from '@/generated/schemas/newPersonName.zod';
import { RegisterRequest } from '@/generated/schemas/registerRequest.zod';
import { UsernameMax, UsernameMin } from '@/generated/schemas/username.zod';
import { useI18n } from '@/i18n/context';
import { visibleText } from '@/lib/format/text';
import { citiesQuery } from '@/queries/user';
import { useNext } from '@/routing/hooks';
import { Link } from '@/routing/link';

/** Not the password, and not the consent, which is given anew. */
const keptFields = ['username', 'email', 'first_name', 'last_name', 'city_id'] as const;

function useRegistrationForm() {
  const { LL, locale } = useI18n();
  const { account, problems } = LL;
  const { username, email, first_name, last_name, privacy_policy_accepted } = account.fields;
  const createNameErrors = (texts: typeof first_name): FieldTexts => ({
    too_big: () => texts.too_long({ maximum: NewPersonNameMax }),
    wrong: texts.required,
  });
  return useContractForm({
    schema: RegisterRequest,
    defaultValues: {
      username: '',
      email: '',
      password: '',
      first_name: '',
      last_name: '',
      city_id: null as number | string | null,
      privacy_policy_accepted: false,
    },
    toRequest: (values) => ({
      ...values,
      language: locale,
      first_name: visibleText(values.first_name),
      last_name: visibleText(values.last_name),
    }),
    texts: {
      username: {
        missing: username.required,
        too_small: () => username.too_short({ minimum: UsernameMin }),
        too_big: () => username.too_long({ maximum: UsernameMax }),
        wrong: username.invalid,
        taken: problems.codes.username_taken,
      },
      email: {
        missing: email.required,
        too_big: email.too_long,
        wrong: email.invalid,
        taken: problems.codes.email_taken,
      },
      password: getNewPasswordErrors(account.fields),
      first_name: createNameErrors(first_name),
      last_name: createNameErrors(last_name),
      city_id: { wrong: LL.common.cities.choose },
      privacy_policy_accepted: { wrong: privacy_policy_accepted },
    },
    taken: { username_taken: 'username', email_taken: 'email' },
    validatesOnBlur: true,
  });
}

export function RegistrationForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { LL } = useI18n();
  const nextAddress = useNext();
  const texts = LL.account.registration;
  const form = useRegistrationForm();
  const forgetValues = useKeptValues(visitorKey('registration'), form, keptFields);
  const { control, field } = form;
  // Registration works without the cities.
  const { data: cities = [], isError: haveCitiesFailed } = useQuery(citiesQuery());
  // The fields are registered in the order of the screen, because the first wrong one gets the focus.
  const fields = {
    username: field('username'),
    email: field('email'),
    password: field('password'),
    first_name: field('first_name'),
    last_name: field('last_name'),
    city_id: field('city_id'),
    privacy_policy_accepted: field('privacy_policy_accepted'),
  };
  const { submit, isPending, failure, remaining } = useSubmission(registerAccount, {
    form,
    onSuccess: ({ email }, { username }) => {
      forgetValues();
      storeRegisteredUsername(username);
      onRegistered(email);
    },
  });

  return (
    <form {...form.formProps(submit)} className="flex flex-col gap-5">
      <UsernameField label={texts.username()} hint={texts.usernameHint()} {...fields.username} />
      <div>
        <EmailField label={texts.email()} hint={texts.emailHint()} {...fields.email} />
        {fields.email.error === LL.problems.codes.email_taken() && (
          <p className="flex flex-wrap gap-x-5">
            <Link to="login" search={{ next: nextAddress }} className="lone-link">
              {LL.login.submit()}
            </Link>
            <Link to="forgotPassword" className="lone-link">
              {LL.login.forgotten()}
            </Link>
          </p>
        )}
      </div>
      <NewPasswordField label={texts.password()} {...fields.password} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label={texts.firstName()} {...fields.first_name} required autoComplete="given-name" />
        <TextField label={texts.lastName()} {...fields.last_name} required autoComplete="family-name" />
      </div>
      <Controller
        control={control}
        name="city_id"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Field
            label={texts.city()}
            hint={haveCitiesFailed ? texts.citiesFailed() : texts.cityHint()}
            error={fields.city_id.error}
          >
            {(props) => (
              <CityCombobox inputRef={ref} {...{ value, onChange, onBlur, cities }} control={props} />
            )}
          </Field>
        )}
      />
      <div>
        <CheckboxField {...fields.privacy_policy_accepted} required label={texts.privacy()} />
        {/* The link opens a new tab, so that the form keeps its values. */}
        <Link to="privacyPolicy" target="_blank" rel="noopener" className="ml-9 lone-link">
          {texts.privacyLink()}
        </Link>
      </div>
      <FormAlert failure={failure} statusText={form.status} />
      <SubmitButton busy={isPending} remainingSeconds={remaining}>
        {texts.submit()}
      </SubmitButton>
    </form>
  );
}
