// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import cs from '@/i18n/cs';
import { I18nContext } from '@/i18n/context';
import { createI18n } from '@/i18n/translate';
import { MonthChart } from './month-chart';

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  joined: 3,
  attended: 2,
}));

/** The words and numbers of the chart on a phone whose text has this size. */
function textsAt(fontSize: string): string[] {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe(element: HTMLElement): void {
        element.style.fontSize = fontSize;
        this.tell([{ contentRect: { width: 294 } }]);
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

it('names every other month on a phone, and numbers each column', () => {
  const texts = textsAt('16px');
  expect(texts.filter((text) => /^\p{L}/u.test(text))).toHaveLength(6);
  expect(texts.filter((text) => text === '2/3')).toHaveLength(12);
});

it('names fewer in large text, and leaves out numbers that would touch', () => {
  const texts = textsAt('32px');
  expect(texts.filter((text) => /^\p{L}/u.test(text))).toHaveLength(4);
  expect(texts).not.toContain('2/3');
});
