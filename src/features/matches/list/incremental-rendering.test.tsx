// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { memo, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMatch } from '@/features/matches/data/match.fixture';
import { I18nContext, DelayedI18nContext, useI18n } from '@/i18n/context';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n, type I18n } from '@/i18n/translate';
import { useIncrementalTranslation } from './incremental-rendering';

const i18nByLocale = { cs: createI18n('cs', cs), en: createI18n('en', en) };
const days = ['2026-11-24', '2026-11-25', '2026-11-26'].map((day, index) => ({
  day,
  matches: [aMatch({ id: index })],
}));

/** The rendered days, each with its language: "24 cs". */
let renderedDays: string[] = [];

function Row({ day }: { day: string }) {
  renderedDays.push(`${day.slice(-2)} ${useI18n().locale}`);
  return <p data-day={day} />;
}

/** This component reads no context, so React renders only the rows below it again. */
const Rows = memo(function Rows({ day }: { day: string }) {
  return <Row day={day} />;
});

function List() {
  const listRef = useRef<HTMLDivElement>(null);
  const getI18nOfDay = useIncrementalTranslation(days, listRef);
  return (
    <div ref={listRef}>
      <details />
      {days.map(({ day }) => (
        <DelayedI18nContext key={day} value={getI18nOfDay(day)}>
          <Rows day={day} />
        </DelayedI18nContext>
      ))}
    </div>
  );
}

const App = ({ i18n }: { i18n: I18n }) => (
  <I18nContext value={i18n}>
    <List />
  </I18nContext>
);

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout, so this puts only the second day on the screen.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.getAttribute('data-day') === '2026-11-25' ? 100 : 5000, 300, 200);
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Returns the days that are rendered in the next idle period. */
function runIdlePeriod(): string[] {
  renderedDays = [];
  act(() => void vi.advanceTimersToNextTimer());
  return renderedDays;
}

test('a change of language renders no row at once, then the visible rows, then the other rows day by day', () => {
  const { rerender } = render(<App i18n={i18nByLocale.cs} />);
  renderedDays = [];
  rerender(<App i18n={i18nByLocale.en} />);
  expect(renderedDays).toEqual([]);
  expect([runIdlePeriod(), runIdlePeriod(), runIdlePeriod()]).toEqual([['25 en'], ['24 en'], ['26 en']]);
  expect(vi.getTimerCount()).toBe(0);
});
