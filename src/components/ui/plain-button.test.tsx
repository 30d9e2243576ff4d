// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PlainButton } from './plain-button';

afterEach(cleanup);

it('sends the form around it only when it says so', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <PlainButton>Show</PlainButton>
      <PlainButton type="submit">Send</PlainButton>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
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
