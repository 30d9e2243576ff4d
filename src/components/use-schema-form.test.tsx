// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { onMissingCode } from './missing-code';
import { useSchemaForm } from './use-schema-form';

type Values = Record<string, unknown>;

/** Wants something in the field `name`. */
const schema = {
  safeParse: (value: unknown) =>
    (value as Values).name === ''
      ? ({ success: false, error: { issues: [{ path: ['name'] }] } } as const)
      : ({ success: true, data: value as Values } as const),
};

interface FormProps {
  load: () => Promise<typeof schema>;
  onValid: (values: Values) => void;
}

function Form({ load, onValid }: FormProps): ReactNode {
  const { form, invalid, isChecking, unchecked } = useSchemaForm(load, onValid);
  return (
    <form {...form}>
      <input name="name" aria-invalid={invalid.has('name')} />
      <button type="submit">{isChecking ? 'checks' : 'send'}</button>
      {unchecked?.kind}
    </form>
  );
}

const field = (): HTMLInputElement => screen.getByRole('textbox');
const press = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button'));

const told = vi.fn();
let forget: (() => void) | undefined;
afterEach(() => forget?.());

it('loads when nothing else is to be done, before anybody presses', async () => {
  const load = vi.fn(async () => schema);
  render(<Form load={load} onValid={vi.fn()} />);
  expect(load).not.toHaveBeenCalled();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

it('loads at the latest with the attempt to send, and once', async () => {
  const load = vi.fn(async () => schema);
  const onValid = vi.fn();
  const user = userEvent.setup();
  render(<Form load={load} onValid={onValid} />);
  await user.type(field(), 'Jana{Enter}');
  await waitFor(() => expect(onValid).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
});

it('checks what was typed when the schema comes late, once', async () => {
  let come: (value: typeof schema) => void = () => undefined;
  const coming = new Promise<typeof schema>((resolve) => (come = resolve));
  const onValid = vi.fn();
  const user = userEvent.setup();
  render(<Form load={() => coming} onValid={onValid} />);
  await user.type(field(), 'Jana');
  await press(user);
  await press(user);
  expect(screen.getByRole('button').textContent).toBe('checks');
  expect(onValid).not.toHaveBeenCalled();
  come(schema);
  await screen.findByText('send');
  expect(onValid.mock.calls).toEqual([[{ name: 'Jana' }]]);
});

it('sends nothing for a person who has left meanwhile', async () => {
  let come: (value: typeof schema) => void = () => undefined;
  const coming = new Promise<typeof schema>((resolve) => (come = resolve));
  const onValid = vi.fn();
  const user = userEvent.setup();
  const { unmount } = render(<Form load={() => coming} onValid={onValid} />);
  await user.type(field(), 'Jana');
  await press(user);
  unmount();
  come(schema);
  await new Promise(setImmediate);
  expect(onValid).not.toHaveBeenCalled();
});

it('says that the schema did not come, keeps what was typed, and tries again', async () => {
  vi.stubGlobal('reportError', told);
  const missed = vi.fn();
  forget = onMissingCode(missed);
  let isThere = false;
  const load = async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return schema;
  };
  const onValid = vi.fn();
  const user = userEvent.setup();
  render(<Form load={load} onValid={onValid} />);
  await user.type(field(), 'Jana');
  await press(user);
  await screen.findByText('code');
  expect(onValid).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledOnce();
  expect(missed).toHaveBeenCalledOnce();
  expect(field().value).toBe('Jana');
  isThere = true;
  await press(user);
  await vi.waitFor(() => expect(onValid.mock.calls).toEqual([[{ name: 'Jana' }]]));
  expect(screen.queryByText('code')).toBeNull();
});

it('marks a wrong field and gives it the focus', async () => {
  const user = userEvent.setup();
  render(<Form load={async () => schema} onValid={vi.fn()} />);
  await press(user);
  await vi.waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field());
});
