import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { MatchGroup } from '@/features/matches/data/group-by-day';
import { countVisibleRows } from '@/features/matches/views/list-view';
import { useI18n } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';
import type { DayKey } from '@/lib/day';
import { whenIdle } from '@/lib/scheduling';

/** How many rows are filled at a time after the first ones, which are in view: more would delay a press. */
const batchSize = 16;

interface Row {
  id: number;
  day: DayKey;
}

/** The matches whose rows are filled, by day; a day in which nothing was added keeps its set. */
type FilledIds = ReadonlyMap<DayKey, ReadonlySet<number>>;

function addRows(filled: FilledIds, more: readonly Row[]): FilledIds {
  const missing = more.filter(({ id, day }) => !filled.get(day)?.has(id));
  if (missing.length === 0) return filled;
  const next = new Map(filled);
  for (const { id, day } of missing) next.set(day, new Set([...(next.get(day) ?? []), id]));
  return next;
}

/** Fills a long list while the browser is idle, `rows` in the order given; a day that comes near the screen is filled at once. */
export function useIncrementalRows(rows: readonly Row[], list: RefObject<HTMLElement | null>) {
  const [atOnce] = useState(() => countVisibleRows());
  const [filled, setFilled] = useState<FilledIds>(() => new Map());
  const withFirst = addRows(filled, rows.slice(0, atOnce));
  if (withFirst !== filled) setFilled(withFirst);

  useEffect(() => {
    const next = rows.filter(({ id, day }) => !filled.get(day)?.has(id)).slice(0, batchSize);
    if (next.length === 0) return undefined;
    return whenIdle(() => startTransition(() => setFilled((present) => addRows(present, next))));
  }, [filled, rows]);

  useLayoutEffect(() => {
    const element = list.current;
    const fill = (event: Event): void => {
      // The event also comes once for each day that is out of sight.
      if ((event as ContentVisibilityAutoStateChangeEvent).skipped) return;
      const name = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
      const near = rows.filter(({ day }) => day === name);
      setFilled((present) => addRows(present, near));
    };
    element?.addEventListener('contentvisibilityautostatechange', fill);
    return () => element?.removeEventListener('contentvisibilityautostatechange', fill);
  }, [list, rows]);

  const isFilling = rows.some(({ id, day }) => !withFirst.get(day)?.has(id));
  return { filled: withFirst, isFilling };
}

/** Whether something of it is on the screen. */
function isOnScreen(element: Element | undefined): boolean {
  const place = element?.getBoundingClientRect();
  return place !== undefined && place.bottom > 0 && place.top < innerHeight;
}

/** The words of each day of a long list: after a change of language those on the screen follow first, the others one day at a time when idle. */
export function useIncrementalTranslation(
  days: readonly MatchGroup[],
  list: RefObject<HTMLElement | null>,
): (day: DayKey) => I18n {
  const present = useI18n();
  const [worded, setWorded] = useState<ReadonlyMap<DayKey, I18n>>(
    () => new Map(days.map(({ day }) => [day, present])),
  );
  // A day that comes later has the words of then.
  const wordsOf = (day: DayKey): I18n => worded.get(day) ?? present;

  useEffect(() => {
    const behind = days.map(({ day }) => day).filter((day) => (worded.get(day) ?? present) !== present);
    if (behind.length === 0) return undefined;
    return whenIdle(() => {
      const children = list.current?.children ?? [];
      const first = children.length - days.length;
      const elements = new Map(days.map(({ day }, index) => [day, children[first + index]]));
      const seen = behind.filter((day) => isOnScreen(elements.get(day)));
      const next = seen.length > 0 ? seen : behind.slice(0, 1);
      startTransition(() =>
        setWorded((before) => new Map([...before, ...next.map((day) => [day, present] as const)])),
      );
    });
  }, [days, list, present, worded]);

  return wordsOf;
}
