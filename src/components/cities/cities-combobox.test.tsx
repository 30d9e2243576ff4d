// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from '@/components/ui/fields/field';
import { I18nContext } from '@/i18n/context';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import { CitiesCombobox } from './cities-combobox';
import { type City, filterCities } from './combobox-field';

const createCities = (names: readonly string[]): City[] =>
  names.map((name, index) => ({ id: index + 1, name, region: 'kraj' }));

function CitiesField({ cities }: { cities: readonly City[] }) {
  const [value, setValue] = useState<(number | string)[]>([]);
  return (
    <I18nContext value={createI18n('en', en)}>
      <Field label="Cities">
        {(control) => (
          <CitiesCombobox control={control} cities={cities} value={value} onChange={setValue} maximum={3} />
        )}
      </Field>
    </I18nContext>
  );
}

function renderCombobox(cities = createCities(['Brno', 'Bruntál', 'Ostrava', 'Zlín'])): {
  user: UserEvent;
  input: HTMLInputElement;
} {
  render(<CitiesField cities={cities} />);
  return { user: userEvent.setup(), input: screen.getByRole('combobox', { name: 'Cities' }) };
}

const getOptionNames = (): (string | null | undefined)[] =>
  screen.queryAllByRole('option').map((option) => option.querySelector('span > span')?.textContent);

afterEach(cleanup);

describe('CitiesCombobox', () => {
  it('keeps the cursor position while a person types', async () => {
    const { user, input } = renderCombobox();
    await user.type(input, 'Ostrva');
    input.setSelectionRange(4, 4);
    await user.keyboard('a');
    expect([input.value, input.selectionStart]).toEqual(['Ostrava', 5]);
    expect(getOptionNames()).toEqual(['Ostrava']);
  });

  it('adds the city chosen by keyboard, announces it and clears the input', async () => {
    const { user, input } = renderCombobox();
    await user.type(input, 'br');
    expect(getOptionNames()).toEqual(['Brno', 'Bruntál']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Brno' })).toBeDefined();
    expect(screen.getByText('Brno added', { selector: '[role=status]' })).toBeDefined();
    expect([input.value, document.activeElement]).toEqual(['', input]);
  });

  it('focuses the input when a chosen city is removed', async () => {
    const { user, input } = renderCombobox();
    await user.type(input, 'zlin{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Remove Zlín' }));
    expect(screen.queryByRole('list', { name: 'Chosen cities' })).toBeNull();
    expect(document.activeElement).toBe(input);
  });

  it('marks the chosen cities, and disables the other cities once the maximum is chosen', async () => {
    const { user, input } = renderCombobox();
    const getAttributes = (attribute: string): (string | null)[] =>
      screen.getAllByRole('option').map((option) => option.getAttribute(attribute));
    await user.click(input);
    for (const name of [/^Brno/, /^Ostrava/]) await user.click(screen.getByRole('option', { name }));
    expect(getAttributes('aria-selected')).toEqual(['true', 'false', 'true', 'false']);
    expect(getAttributes('aria-disabled')).toEqual([null, null, null, null]);
    await user.click(screen.getByRole('option', { name: /^Zlín/ }));
    expect(getAttributes('aria-disabled')).toEqual([null, 'true', null, null]);
  });

  it('chooses the city of a typed name, once, and keeps any other text', async () => {
    const { user, input } = renderCombobox(
      createCities(['Brno', 'Plzeň', 'Frýdek-Místek', 'Lhota', 'Lhotá']),
    );
    const getChosenNames = () =>
      screen.queryAllByRole('button', { name: /^Remove/ }).map((chip) => chip.textContent);
    for (const [text, leave] of [
      ['brno ', '{Tab}'],
      ['Brno', '{Enter}'],
      ['Plzen', '{Enter}'],
      ['frydek mistek', '{Tab}'],
    ] as const) {
      await user.type(input, text);
      await user.keyboard(leave);
      expect(input.value).toBe('');
    }
    expect(getChosenNames()).toEqual(['Brno', 'Plzeň', 'Frýdek-Místek']);
    await user.click(screen.getByRole('button', { name: 'Remove Plzeň' }));
    for (const text of ['Lhota', 'Atlantida']) {
      await user.clear(input);
      await user.type(input, text);
      await user.tab();
      expect(input.value).toBe(text);
    }
    expect(getChosenNames()).toEqual(['Brno', 'Frýdek-Místek']);
    await user.type(input, '{Escape}');
    expect(input.value).toBe('');
  });

  it('closes the list when something else is pressed, so that the list does not cover it before the release', async () => {
    const { user, input } = renderCombobox();
    await user.type(input, 'Brno');
    await user.pointer({ target: document.body, keys: '[MouseLeft>]' });
    expect(getOptionNames()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Remove Brno' })).toBeDefined();
  });

  it.each([
    { totalCount: 70, visibleCount: 70, text: '70 cities to choose from' },
    { totalCount: 101, visibleCount: 100, text: 'Showing 100 of 101 cities. Type to find the others.' },
  ])('announces how many cities the list shows: $text', async ({ totalCount, visibleCount, text }) => {
    const { user, input } = renderCombobox(
      createCities(Array.from({ length: totalCount }, (_, index) => `Obec ${String(index)}`)),
    );
    await user.click(input);
    expect(getOptionNames()).toHaveLength(visibleCount);
    expect(screen.getByText(text, { selector: '[role=status]' })).toBeDefined();
    // A shortened list also shows the text below its options.
    expect(screen.getAllByText(text)).toHaveLength(visibleCount < totalCount ? 2 : 1);
    await user.type(input, String(totalCount - 1));
    expect(getOptionNames()).toEqual([`Obec ${String(totalCount - 1)}`]);
  });
});

const threeCities = [
  { id: 1, name: 'Klatovy', region: 'Plzeňský kraj' },
  { id: 2, name: 'Písek', region: 'Jihočeský kraj' },
  { id: 3, name: 'Plzeň', region: 'Plzeňský kraj' },
];
const findCityNames = (query: string) => filterCities(threeCities, query).map(({ name }) => name);

it('filterCities lists names that begin with the query first, then names and regions that contain it', () => {
  expect(findCityNames('PLZEN')).toEqual(['Plzeň', 'Klatovy']);
  expect(findCityNames('pi')).toEqual(['Písek']);
  expect(findCityNames('')).toEqual(['Klatovy', 'Písek', 'Plzeň']);
  expect(findCityNames('brno')).toEqual([]);
});
