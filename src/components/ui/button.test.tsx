// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, PlainButton } from './button';

afterEach(cleanup);

describe.each([
  ['busy', { busy: true }],
  ['disabled', { disabled: true }],
])('a %s button', (_, state) => {
  it('keeps the focus that it has, does nothing and sends no form, by pointer or by Enter', async () => {
    const press = vi.fn();
    const send = vi.fn((event: React.SubmitEvent) => event.preventDefault());
    const form = (props: object) => (
      <form onSubmit={send}>
        <input aria-label="typed" />
        <Button type="submit" onClick={press} {...props}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form({}));
    const button = screen.getByRole('button', { name: 'Send' });
    const user = userEvent.setup();
    button.focus();
    await user.click(button);
    expect([press, send].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    rerender(form(state));
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    await user.keyboard('{Enter} ');
    await user.type(screen.getByLabelText('typed'), '{Enter}');
    expect([press, send].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

it.each([
  ['submit', 'typed'],
  ['button', 'press'],
] as const)('as a %s leaves the focus on what is %s', async (type, focused) => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="typed" />
      <Button type={type} aria-label="press" />
    </form>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('typed'));
  await user.click(screen.getByRole('button', { name: 'press' }));
  expect(document.activeElement).toBe(screen.getByLabelText(focused));
});

it('has the focus after a press that gave it none, as in Safari, unless something else has it', () => {
  render(
    <>
      <input aria-label="Field" />
      <PlainButton>Show</PlainButton>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Show' });
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  screen.getByRole('textbox').focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
