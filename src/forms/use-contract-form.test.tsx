// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minLength, object, regex, string } from 'zod/mini';
import { hasOpenWork } from '@/components/open-work';
import { onMissingCode } from '@/components/missing-code';
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
  load?: () => Promise<typeof Request>;
  onValid?: (values: unknown) => void;
  checksEarly?: boolean;
  toRequest?: (values: Values) => Values;
}

const loadAtOnce = async () => Request;

function Form({
  load = loadAtOnce,
  onValid = vi.fn(),
  checksEarly = false,
  toRequest,
}: FormProps): ReactNode {
  const form = useContractForm({
    schema: load,
    defaultValues: { token: 't', name: '', code: '7' },
    words: {
      name: { missing: () => 'no name', wrong: () => 'wrong name' },
      code: { wrong: () => 'wrong code' },
    },
    checksEarly,
    ...(toRequest && { toRequest }),
  });
  return (
    <form {...form.formProps(onValid)}>
      <input aria-label="name" {...form.register('name')} />
      <input aria-label="code" {...form.register('code')} />
      <button type="submit">{form.formState.isSubmitting ? 'checks' : 'send'}</button>
      <p>{[form.errorOf('name'), form.errorOf('code'), form.isUnchecked && 'unchecked'].filter(Boolean)}</p>
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

let forget: (() => void) | undefined;
afterEach(() => forget?.());

/** A schema that comes when the second function is called. */
function comingSchema(): [() => Promise<typeof Request>, () => void] {
  let come: () => void = () => undefined;
  const coming = new Promise<typeof Request>((resolve) => (come = () => resolve(Request)));
  return [() => coming, () => come()];
}

it('loads the schema when nothing else is to be done, before anybody presses', async () => {
  const load = vi.fn(loadAtOnce);
  show({ load });
  expect(load).not.toHaveBeenCalled();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

it('sends what was typed with what is sent besides', async () => {
  const onValid = vi.fn();
  show({ onValid });
  await user.type(field(), 'Jana {Enter}');
  await waitFor(() => expect(onValid.mock.calls).toEqual([[{ token: 't', name: 'Jana ', code: '7' }]]));
});

it('checks and sends what its fields stand for', async () => {
  const onValid = vi.fn();
  show({ onValid, toRequest: ({ name, ...rest }) => ({ ...rest, name: name.trim() }) });
  await user.type(field(), ' ');
  await press();
  await waitFor(() => expect(said()).toBe('wrong name'));
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
  expect(hasOpenWork()).toBe(false);
  await user.type(field(), 'J');
  expect(hasOpenWork()).toBe(true);
  unmount();
  expect(hasOpenWork()).toBe(false);
});

it('checks what was typed when the schema comes late', async () => {
  const [load, come] = comingSchema();
  const onValid = vi.fn();
  show({ load, onValid });
  await user.type(field(), 'Jana');
  await press();
  expect(screen.getByRole('button').textContent).toBe('checks');
  expect(onValid).not.toHaveBeenCalled();
  come();
  await screen.findByText('send');
  expect(onValid).toHaveBeenCalledOnce();
});

it('sends nothing for a person who has left meanwhile', async () => {
  const [load, come] = comingSchema();
  const onValid = vi.fn();
  const { unmount } = show({ load, onValid });
  await user.type(field(), 'Jana');
  await press();
  unmount();
  come();
  await new Promise(setImmediate);
  expect(onValid).not.toHaveBeenCalled();
});

it('says that the schema did not come, keeps what was typed, and tries again', async () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  const missed = vi.fn();
  forget = onMissingCode(missed);
  let isThere = false;
  const load = async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return Request;
  };
  const onValid = vi.fn();
  show({ load, onValid });
  await user.type(field(), 'Jana');
  await press();
  await screen.findByText('unchecked');
  expect(onValid).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledOnce();
  expect(missed).toHaveBeenCalledOnce();
  expect(field().value).toBe('Jana');
  isThere = true;
  await press();
  await vi.waitFor(() => expect(onValid).toHaveBeenCalledOnce());
  expect(said()).toBe('');
});
