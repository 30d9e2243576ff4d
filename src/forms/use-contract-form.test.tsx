// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { minLength, object, regex, string } from 'zod/mini';
import { hasUnsavedWork } from '@/components/unsaved-work';
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

interface FormProps {
  onValid?: (values: unknown) => void;
  checksEarly?: boolean;
  toRequest?: (values: Values) => Values;
}

function Form({ onValid = vi.fn(), checksEarly = false, toRequest }: FormProps): ReactNode {
  const form = useContractForm({
    schema: Request,
    defaultValues: { token: 't', name: '', code: '7' },
    texts: {
      name: { missing: () => 'no name', wrong: () => 'wrong name' },
      code: { wrong: () => 'wrong code' },
    },
    validatesOnBlur: checksEarly,
    ...(toRequest && { toRequest }),
  });
  return (
    <form {...form.formProps(onValid)}>
      <input aria-label="name" {...form.register('name')} />
      <textarea aria-label="code" {...form.register('code')} />
      <button type="submit">{form.formState.isSubmitting ? 'checks' : 'send'}</button>
      <p>{[form.errorOf('name'), form.errorOf('code')].filter(Boolean)}</p>
    </form>
  );
}

const show = (props: FormProps = {}) =>
  render(
    <I18nContext value={createI18n('cs', cs)}>
      <Form {...props} />
    </I18nContext>,
  );

const field = (name = 'name'): HTMLInputElement => screen.getByRole('textbox', { name });
const said = (): string | null | undefined => document.querySelector('p')?.textContent;
let user: ReturnType<typeof userEvent.setup>;
const press = () => user.click(screen.getByRole('button'));
beforeEach(() => {
  user = userEvent.setup();
});

it('checks and sends what its fields stand for', async () => {
  const onValid = vi.fn();
  show({ onValid, toRequest: ({ name, ...rest }) => ({ ...rest, name: name.trim() }) });
  await user.type(field(), ' ');
  await press();
  await waitFor(() => expect(said()).toBe('no name'));
  await user.type(field(), 'Jana{Enter}');
  await waitFor(() => expect(onValid.mock.calls).toEqual([[{ token: 't', name: 'Jana', code: '7' }]]));
});

it('sends what a password manager has filled in without telling anybody', async () => {
  const onValid = vi.fn();
  show({ onValid });
  field().value = 'Jana';
  fireEvent.submit(field());
  await waitFor(() => expect(onValid.mock.calls).toEqual([[{ token: 't', name: 'Jana', code: '7' }]]));
});

it('marks what is wrong, gives the first of it the focus, and takes an error back when its field is typed into', async () => {
  const onValid = vi.fn();
  show({ onValid });
  await user.clear(field('code'));
  await press();
  await waitFor(() => expect(said()).toBe('no namewrong code'));
  expect(document.activeElement).toBe(field());
  await user.type(field('code'), 'x');
  expect(said()).toBe('no name');
  expect(onValid).not.toHaveBeenCalled();
});

it('checks a field that was left, and while it is put right, where that is wanted', async () => {
  show({ checksEarly: true });
  await user.click(field());
  await user.tab();
  await waitFor(() => expect(said()).toBe('no name'));
  await user.type(field(), 'J');
  await waitFor(() => expect(said()).toBe(''));
});

it('is work that a new build waits for once something was typed', async () => {
  const { unmount } = show();
  expect(hasUnsavedWork()).toBe(false);
  await user.type(field(), 'J');
  expect(hasUnsavedWork()).toBe(true);
  unmount();
  expect(hasUnsavedWork()).toBe(false);
});

it('sends nothing for a person who has left meanwhile', async () => {
  const onValid = vi.fn();
  const { unmount } = show({ onValid });
  await user.type(field(), 'Jana');
  fireEvent.submit(field());
  unmount();
  await new Promise(setImmediate);
  expect(onValid).not.toHaveBeenCalled();
});
