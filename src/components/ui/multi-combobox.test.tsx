// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from './field';
import { MultiCombobox } from './multi-combobox';

const options = ['Brno', 'Břeclav', 'Ostrava', 'Zlín'].map((name, index) => ({
  id: index + 1,
  name,
  detail: 'kraj',
}));

const labels = {
  chosen: 'Chosen',
  toggle: 'Show',
  none: 'None',
  full: 'Full',
  results: (count: number) => `${String(count)} results`,
  remove: (name: string) => `Remove ${name}`,
  added: (name: string) => `Added ${name}`,
  removed: (name: string) => `Removed ${name}`,
};

function Cities(): ReactNode {
  const [value, setValue] = useState<number[]>([]);
  return (
    <Field label="Cities">
      {(control) => (
        <MultiCombobox
          control={control}
          options={options}
          value={value}
          onChange={setValue}
          maximum={3}
          labels={labels}
        />
      )}
    </Field>
  );
}

function open(): { user: UserEvent; input: HTMLInputElement } {
  render(<Cities />);
  return { user: userEvent.setup(), input: screen.getByRole('combobox', { name: 'Cities' }) };
}

const shown = (): (string | null | undefined)[] =>
  screen.queryAllByRole('option').map((option) => option.querySelector('span > span')?.textContent);

afterEach(cleanup);

describe('a choice of several', () => {
  it('leaves the cursor where one types', async () => {
    const { user, input } = open();
    await user.type(input, 'Ostrva');
    input.setSelectionRange(4, 4);
    await user.keyboard('a');
    expect([input.value, input.selectionStart]).toEqual(['Ostrava', 5]);
    expect(shown()).toEqual(['Ostrava']);
  });

  it('takes what is chosen by keyboard, says so and is ready for the next', async () => {
    const { user, input } = open();
    await user.type(input, 'br');
    expect(shown()).toEqual(['Brno', 'Břeclav']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Brno' })).toBeDefined();
    expect(screen.getByText('Added Brno', { selector: '[role=status]' })).toBeDefined();
    expect([input.value, document.activeElement]).toEqual(['', input]);
  });

  it('stays with the keyboard when one of the chosen is taken away', async () => {
    const { user, input } = open();
    await user.type(input, 'zlin{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Remove Zlín' }));
    expect(screen.queryByRole('list', { name: 'Chosen' })).toBeNull();
    expect(document.activeElement).toBe(input);
  });

  it('marks the chosen, and what cannot be chosen any more once it is full', async () => {
    const { user, input } = open();
    const marked = (attribute: string): (string | null)[] =>
      screen.getAllByRole('option').map((option) => option.getAttribute(attribute));
    await user.click(input);
    for (const name of [/^Brno/, /^Ostrava/]) await user.click(screen.getByRole('option', { name }));
    expect(marked('aria-selected')).toEqual(['true', 'false', 'true', 'false']);
    expect(marked('aria-disabled')).toEqual([null, null, null, null]);
    await user.click(screen.getByRole('option', { name: /^Zlín/ }));
    expect(marked('aria-disabled')).toEqual([null, 'true', null, null]);
  });

  it('forgets what names nothing when it is left', async () => {
    const { user, input } = open();
    await user.type(input, 'Atlantida');
    expect(screen.getByText('None', { selector: '[role=status]' })).toBeDefined();
    await user.tab();
    expect(input.value).toBe('');
  });
});
