// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { I18nContext } from '@/i18n/context';
import cs from '@/i18n/cs';
import { createI18n } from '@/i18n/translate';
import { MonthChart, chooseTicks } from './month-chart';

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  joined: 3,
  attended: 2,
}));

function renderTexts(width: number, fontSize: string): string[] {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly notify: (entries: object[]) => void;
      constructor(notify: (entries: object[]) => void) {
        this.notify = notify;
      }
      observe(element: HTMLElement): void {
        element.style.fontSize = fontSize;
        this.notify([{ contentRect: { width } }]);
      }
      disconnect(): void {}
    },
  );
  render(
    <I18nContext value={createI18n('cs', cs)}>
      <MonthChart months={months} summary="Po měsících" />
    </I18nContext>,
  );
  const texts = screen.getByRole('img', { name: 'Po měsících' }).querySelectorAll('text');
  return Array.from(texts, ({ textContent }) => textContent);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Returns the names of months, which follow five ticks, without the numbers of columns. */
const pickMonthNames = (texts: readonly string[]): string =>
  texts
    .slice(5)
    .filter((text) => text !== '2/3')
    .join(' ');

it.each([
  // The widths of the chart on phones of 412, 390 and 320 px.
  [348, 'led úno bře dub kvě čvn čvc srp zář říj lis pro'],
  [326, 'led bře kvě čvc zář lis'],
  [256, 'led bře kvě čvc zář lis'],
])('the chart names as many months as fit, and numbers each column, in a width of %i px', (width, names) => {
  const texts = renderTexts(width, '16px');
  expect(pickMonthNames(texts)).toBe(names);
  expect(texts.filter((text) => text === '2/3')).toHaveLength(12);
});

it('the chart names fewer months in large text, and omits numbers that would touch', () => {
  const texts = renderTexts(326, '32px');
  expect(pickMonthNames(texts)).toBe('led dub čvc říj');
  expect(texts).not.toContain('2/3');
});

it.each([
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 1, 2, 3, 4, 5]],
  [7, [0, 2, 4, 6, 8]],
  [11, [0, 5, 10, 15]],
  [30, [0, 10, 20, 30]],
  [1000, [0, 200, 400, 600, 800, 1000]],
])('the ticks of an axis up to %i are %j', (maximum, ticks) => {
  expect(chooseTicks(maximum)).toEqual(ticks);
});
