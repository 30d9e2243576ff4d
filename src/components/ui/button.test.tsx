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
  ['submit', 'field'],
  ['button', 'button'],
] as const)('after a click on a button of type %s, the %s has the focus', async (type, focusedLabel) => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="field" />
      <Button type={type} aria-label="button" />
    </form>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('field'));
  await user.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByLabelText(focusedLabel));
});

it('a button takes the focus on a click when the browser gives it to no element, as Safari does', () => {
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
