// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { minLength, object, regex, string } from 'zod/mini';
import { hasUnsavedWork } from '@/components/state/unsaved-work';
import { I18nContext } from '@/i18n/context';
import cs from '@/i18n/cs';
import { createI18n } from '@/i18n/translate';
import { useContractForm } from './use-contract-form';

const Request = object({
  token: string(),
  name: string().check(minLength(1)),
  code: string().check(regex(/^\d+$/)),
});

type Values = Record<'token' | 'name' | 'code', string>;

const getErrorText = (): string | undefined => document.querySelector('p')?.textContent;

interface FormProps {
  onValid?: (values: unknown) => void;
  /** Takes the text of the errors. */
  onFocus?: (errorText: string | undefined) => void;
  validatesOnBlur?: boolean;
  toRequest?: (values: Values) => Values;
}

function Form({ onValid = vi.fn(), onFocus = vi.fn(), validatesOnBlur = false, toRequest }: FormProps) {
  const form = useContractForm({
    schema: Request,
    defaultValues: { token: 't', name: '', code: '7' },
    texts: {
      name: { missing: () => 'no name', wrong: () => 'wrong name' },
      code: { wrong: () => 'wrong code' },
    },
    validatesOnBlur,
    ...(toRequest && { toRequest }),
  });
  return (
    <form {...form.formProps(onValid)}>
      <input
        aria-label="name"
        aria-invalid={form.errorOf('name') !== undefined}
        onFocus={() => onFocus(getErrorText())}
        {...form.register('name')}
      />
      <textarea aria-label="code" {...form.register('code')} />
      <button type="submit">{form.formState.isSubmitting ? 'checks' : 'send'}</button>
      <p>{[form.errorOf('name'), form.errorOf('code')].filter(Boolean)}</p>
    </form>
  );
}

const renderForm = (props: FormProps = {}) =>
  render(
    <I18nContext value={createI18n('cs', cs)}>
      <Form {...props} />
    </I18nContext>,
  );

const getField = (name = 'name'): HTMLInputElement => screen.getByRole('textbox', { name });
let user: ReturnType<typeof userEvent.setup>;
const submitForm = () => user.click(screen.getByRole('button'));
beforeEach(() => {
  user = userEvent.setup();
});

it('validates and submits the result of toRequest', async () => {
  const onValid = vi.fn();
  renderForm({ onValid, toRequest: ({ name, ...rest }) => ({ ...rest, name: name.trim() }) });
  await user.type(getField(), ' ');
  await submitForm();
  await waitFor(() => expect(getErrorText()).toBe('no name'));
  await user.type(getField(), 'Jana{Enter}');
  await waitFor(() => expect(onValid.mock.calls).toEqual([[{ token: 't', name: 'Jana', code: '7' }]]));
});

it('scrolls to a wrong field that has the focus already', async () => {
  renderForm();
  const scroll = vi.spyOn(getField(), 'scrollIntoView');
  await user.click(getField());
  fireEvent.submit(getField());
  await waitFor(() => expect(scroll).toHaveBeenCalled());
});

it('submits a value that a password manager set without events', async () => {
  const onValid = vi.fn();
  renderForm({ onValid });
  getField().value = 'Jana';
  fireEvent.submit(getField());
  await waitFor(() => expect(onValid.mock.calls).toEqual([[{ token: 't', name: 'Jana', code: '7' }]]));
});

it('shows the errors, then focuses the first wrong field, and clears an error when its field changes', async () => {
  const onValid = vi.fn();
  const onFocus = vi.fn();
  renderForm({ onValid, onFocus });
  await user.clear(getField('code'));
  await submitForm();
  await waitFor(() => expect(getErrorText()).toBe('no namewrong code'));
  await waitFor(() => expect(document.activeElement).toBe(getField()));
  expect(onFocus.mock.calls).toEqual([['no namewrong code']]);
  await user.type(getField('code'), 'x');
  expect(getErrorText()).toBe('no name');
  expect(onValid).not.toHaveBeenCalled();
});

it('validates on blur, and then on each change, with validatesOnBlur', async () => {
  renderForm({ validatesOnBlur: true });
  await user.click(getField());
  await user.tab();
  await waitFor(() => expect(getErrorText()).toBe('no name'));
  await user.type(getField(), 'J');
  await waitFor(() => expect(getErrorText()).toBe(''));
});

it('counts as unsaved work once a field is dirty', async () => {
  const { unmount } = renderForm();
  expect(hasUnsavedWork()).toBe(false);
  await user.type(getField(), 'J');
  expect(hasUnsavedWork()).toBe(true);
  unmount();
  expect(hasUnsavedWork()).toBe(false);
});

it('does not submit after unmounting', async () => {
  const onValid = vi.fn();
  const { unmount } = renderForm({ onValid });
  await user.type(getField(), 'Jana');
  fireEvent.submit(getField());
  unmount();
  await new Promise(setImmediate);
  expect(onValid).not.toHaveBeenCalled();
});
