import { type RefObject, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@/components/when-idle';
import type { Day } from '@/features/matches/data/group-by-day';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';
import type { DayKey } from '@/lib/day';

/** Whether something of it is on the screen. */
function isOnScreen(element: Element | undefined): boolean {
  const place = element?.getBoundingClientRect();
  return place !== undefined && place.bottom > 0 && place.top < innerHeight;
}

/**
 * The words of each day of a long list: after a change of language those on the screen follow as soon as the browser has
 * answered the press, the others one day after another while it has nothing better to do. A thousand rows at once, however they
 * are rendered, are put into the document at once, which takes half a second on a phone.
 *
 * @param list its last children are the days: to search the document for each of them would take longer than the press itself.
 */
export function useWordsInTurn(
  days: readonly Day<Match>[],
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
