// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from '@/components/ui/field';
import { I18nContext } from '@/i18n/context';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import { CitiesCombobox } from './cities-combobox';
import type { City } from './use-city-options';

const cities = (names: readonly string[]): City[] =>
  names.map((name, index) => ({ id: index + 1, name, region: 'kraj' }));

const few = cities(['Brno', 'Bruntál', 'Ostrava', 'Zlín']);

const english = createI18n('en', en);

function Cities({ all }: { all: readonly City[] }): ReactNode {
  const [value, setValue] = useState<number[]>([]);
  return (
    <I18nContext value={english}>
      <Field label="Cities">
        {(control) => (
          <CitiesCombobox control={control} cities={all} value={value} onChange={setValue} maximum={3} />
        )}
      </Field>
    </I18nContext>
  );
}

function open(all = few): { user: UserEvent; input: HTMLInputElement } {
  render(<Cities all={all} />);
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
    expect(shown()).toEqual(['Brno', 'Bruntál']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Brno' })).toBeDefined();
    expect(screen.getByText('Brno added', { selector: '[role=status]' })).toBeDefined();
    expect([input.value, document.activeElement]).toEqual(['', input]);
  });

  it('stays with the keyboard when one of the chosen is taken away', async () => {
    const { user, input } = open();
    await user.type(input, 'zlin{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Remove Zlín' }));
    expect(screen.queryByRole('list', { name: 'Chosen cities' })).toBeNull();
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
    expect(screen.getByText('We don’t know that city.', { selector: '[role=status]' })).toBeDefined();
    await user.tab();
    expect(input.value).toBe('');
  });

  it.each([
    { total: 70, drawn: 70, says: '70 cities to choose from' },
    { total: 101, drawn: 100, says: 'Showing 100 of 101 cities. Type to find the others.' },
  ])('says what it leaves out: $says', async ({ total, drawn, says }) => {
    const { user, input } = open(
      cities(Array.from({ length: total }, (_, index) => `Obec ${String(index)}`)),
    );
    await user.click(input);
    expect(shown()).toHaveLength(drawn);
    expect(screen.getByText(says, { selector: '[role=status]' })).toBeDefined();
    // What is said to a screen reader of those left out stands below the list too.
    expect(screen.getAllByText(says)).toHaveLength(drawn < total ? 2 : 1);
    await user.type(input, String(total - 1));
    expect(shown()).toEqual([`Obec ${String(total - 1)}`]);
  });
});
