import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { MatchGroup } from '@/features/matches/data/match-groups';
import { countVisibleRows } from '@/features/matches/views/list-view';
import { useI18n } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';
import { listen } from '@/lib/browser/listen';
import { whenIdle } from '@/lib/browser/scheduling';
import type { DayKey } from '@/lib/format/day';

/** The number of rows rendered per idle period: more would delay the response to a press. */
const batchSize = 16;

interface Row {
  id: number;
  day: DayKey;
}

/** The ids of the matches whose rows are rendered, by day; an unchanged day keeps its set. */
type FilledIds = ReadonlyMap<DayKey, ReadonlySet<number>>;

function addRows(filledIds: FilledIds, rows: readonly Row[]): FilledIds {
  const missingRows = rows.filter(({ id, day }) => !filledIds.get(day)?.has(id));
  if (missingRows.length === 0) return filledIds;
  const nextIds = new Map(filledIds);
  for (const { id, day } of missingRows) nextIds.set(day, new Set([...(nextIds.get(day) ?? []), id]));
  return nextIds;
}

/** Tells which rows of a long list to render: more whenever the browser is idle, and those of a day at once when that day comes near the screen. */
export function useIncrementalRows(rows: readonly Row[], listRef: RefObject<HTMLElement | null>) {
  const [initialRowCount] = useState(() => countVisibleRows());
  const [filledIds, setFilledIds] = useState<FilledIds>(() => new Map());
  const currentFilledIds = addRows(filledIds, rows.slice(0, initialRowCount));
  if (currentFilledIds !== filledIds) setFilledIds(currentFilledIds);

  useEffect(() => {
    const nextRows = rows.filter(({ id, day }) => !filledIds.get(day)?.has(id)).slice(0, batchSize);
    if (nextRows.length === 0) return undefined;
    return whenIdle(() => startTransition(() => setFilledIds((oldIds) => addRows(oldIds, nextRows))));
  }, [filledIds, rows]);

  useLayoutEffect(() => {
    const handleVisibility = ({ skipped, target }: ContentVisibilityAutoStateChangeEvent): void => {
      // The event also fires for days that move off the screen.
      if (skipped) return;
      const visibleDay = target instanceof HTMLElement ? target.dataset['day'] : undefined;
      const nearbyRows = rows.filter(({ day }) => day === visibleDay);
      setFilledIds((oldIds) => addRows(oldIds, nearbyRows));
    };
    return listen(listRef.current, ['contentvisibilityautostatechange'], handleVisibility);
  }, [listRef, rows]);

  const hasMissingRows = rows.some(({ id, day }) => !currentFilledIds.get(day)?.has(id));
  return { filledIdsByDay: currentFilledIds, hasMissingRows };
}

function isOnScreen(element: Element | undefined): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}

/** Returns the `I18n` of each day of a long list. After a change of language the visible days are translated first, the other days one by one while the browser is idle. */
export function useIncrementalTranslation(
  days: readonly MatchGroup[],
  listRef: RefObject<HTMLElement | null>,
): (day: DayKey) => I18n {
  const i18n = useI18n();
  const [i18nByDay, setI18nByDay] = useState<ReadonlyMap<DayKey, I18n>>(
    () => new Map(days.map(({ day }) => [day, i18n])),
  );
  // A day that is added later gets the present language.
  const getI18nOfDay = (day: DayKey): I18n => i18nByDay.get(day) ?? i18n;

  useEffect(() => {
    const untranslatedDays = days
      .map(({ day }) => day)
      .filter((day) => (i18nByDay.get(day) ?? i18n) !== i18n);
    if (untranslatedDays.length === 0) return undefined;
    return whenIdle(() => {
      const children = listRef.current?.children ?? [];
      const firstDayIndex = children.length - days.length;
      const elementByDay = new Map(days.map(({ day }, index) => [day, children[firstDayIndex + index]]));
      const visibleDays = untranslatedDays.filter((day) => isOnScreen(elementByDay.get(day)));
      const nextDays = visibleDays.length > 0 ? visibleDays : untranslatedDays.slice(0, 1);
      startTransition(() =>
        setI18nByDay((oldI18n) => new Map([...oldI18n, ...nextDays.map((day) => [day, i18n] as const)])),
      );
    });
  }, [days, listRef, i18n, i18nByDay]);

  return getI18nOfDay;
}
