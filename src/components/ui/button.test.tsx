// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, PlainButton } from './button';

afterEach(cleanup);

describe.each([
  ['busy', { busy: true }],
  ['disabled', { disabled: true }],
])('a %s button', (_, stateProps) => {
  it('keeps its focus, and a click or Enter neither calls onClick nor submits the form', async () => {
    const onPress = vi.fn();
    const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
    const createForm = (props: object) => (
      <form onSubmit={onSubmit}>
        <input aria-label="typed" />
        <Button type="submit" onClick={onPress} {...props}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(createForm({}));
    const button = screen.getByRole('button', { name: 'Send' });
    const user = userEvent.setup();
    button.focus();
    await user.click(button);
    expect([onPress, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    rerender(createForm(stateProps));
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    await user.keyboard('{Enter} ');
    await user.type(screen.getByLabelText('typed'), '{Enter}');
    expect([onPress, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});

it.each([
  ['submit', 'typed'],
  ['button', 'press'],
] as const)(
  'a click on a button of type %s leaves the focus on the element named %s',
  async (type, focusedLabel) => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="typed" />
        <Button type={type} aria-label="press" />
      </form>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('typed'));
    await user.click(screen.getByRole('button', { name: 'press' }));
    expect(document.activeElement).toBe(screen.getByLabelText(focusedLabel));
  },
);

it('a button takes the focus on a click when no element has the focus, as in Safari', () => {
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
