import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { MatchGroup } from '@/features/matches/data/group-by-day';
import { countVisibleRows } from '@/features/matches/views/list-view';
import { useI18n } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';
import type { DayKey } from '@/lib/day';
import { whenIdle } from '@/lib/scheduling';

/** The number of rows rendered per idle period: more would delay the response to a press. */
const batchSize = 16;

interface Row {
  id: number;
  day: DayKey;
}

/** The ids of the matches whose rows are rendered, by day; an unchanged day keeps its set. */
type FilledIds = ReadonlyMap<DayKey, ReadonlySet<number>>;

function addRows(filled: FilledIds, rows: readonly Row[]): FilledIds {
  const missing = rows.filter(({ id, day }) => !filled.get(day)?.has(id));
  if (missing.length === 0) return filled;
  const next = new Map(filled);
  for (const { id, day } of missing) next.set(day, new Set([...(next.get(day) ?? []), id]));
  return next;
}

/** Renders the rows of a long list in their order while the browser is idle; a day that comes near the screen is rendered at once. */
export function useIncrementalRows(rows: readonly Row[], list: RefObject<HTMLElement | null>) {
  const [initialCount] = useState(() => countVisibleRows());
  const [filled, setFilled] = useState<FilledIds>(() => new Map());
  const currentFilled = addRows(filled, rows.slice(0, initialCount));
  if (currentFilled !== filled) setFilled(currentFilled);

  useEffect(() => {
    const next = rows.filter(({ id, day }) => !filled.get(day)?.has(id)).slice(0, batchSize);
    if (next.length === 0) return undefined;
    return whenIdle(() => startTransition(() => setFilled((previous) => addRows(previous, next))));
  }, [filled, rows]);

  useLayoutEffect(() => {
    const element = list.current;
    const handleVisibility = (event: Event): void => {
      // The event also fires for days that move off the screen.
      if ((event as ContentVisibilityAutoStateChangeEvent).skipped) return;
      const visibleDay = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
      const nearbyRows = rows.filter(({ day }) => day === visibleDay);
      setFilled((previous) => addRows(previous, nearbyRows));
    };
    element?.addEventListener('contentvisibilityautostatechange', handleVisibility);
    return () => element?.removeEventListener('contentvisibilityautostatechange', handleVisibility);
  }, [list, rows]);

  const isFilling = rows.some(({ id, day }) => !currentFilled.get(day)?.has(id));
  return { filled: currentFilled, isFilling };
}

function isOnScreen(element: Element | undefined): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

/** Returns the `I18n` of each day of a long list. After a change of language the visible days are translated first, the others one by one while the browser is idle. */
export function useIncrementalTranslation(
  days: readonly MatchGroup[],
  list: RefObject<HTMLElement | null>,
): (day: DayKey) => I18n {
  const current = useI18n();
  const [i18nByDay, setI18nByDay] = useState<ReadonlyMap<DayKey, I18n>>(
    () => new Map(days.map(({ day }) => [day, current])),
  );
  // A day that is added later gets the present language.
  const i18nOfDay = (day: DayKey): I18n => i18nByDay.get(day) ?? current;

  useEffect(() => {
    const untranslated = days
      .map(({ day }) => day)
      .filter((day) => (i18nByDay.get(day) ?? current) !== current);
    if (untranslated.length === 0) return undefined;
    return whenIdle(() => {
      const children = list.current?.children ?? [];
      const first = children.length - days.length;
      const elements = new Map(days.map(({ day }, index) => [day, children[first + index]]));
      const visible = untranslated.filter((day) => isOnScreen(elements.get(day)));
      const next = visible.length > 0 ? visible : untranslated.slice(0, 1);
      startTransition(() =>
        setI18nByDay((previous) => new Map([...previous, ...next.map((day) => [day, current] as const)])),
      );
    });
  }, [days, list, current, i18nByDay]);

  return i18nOfDay;
}
