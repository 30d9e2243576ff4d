import { type RefCallback, startTransition, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '@/components/when-idle';
import type { Day } from '@/features/matches/data/group-by-day';

/** So many rows are filled at once, and so many at a time afterwards: more would be felt by whoever presses meanwhile. */
const atOnce = 12;
const atATime = 16;

const union = (ids: ReadonlySet<number>, more: readonly number[]): ReadonlySet<number> =>
  more.every((id) => ids.has(id)) ? ids : new Set([...ids, ...more]);

interface UseFilled {
  /** Which matches have their row filled. */
  filled: ReadonlySet<number>;
  /** For the element around the days; each of them is named in `data-day`. */
  list: RefCallback<HTMLElement>;
}

/**
 * Fills the rows of a long list little by little while the browser has nothing better to do, so that a list of a thousand
 * is there as fast as a short one and still ends up whole in the document. A day that comes near the screen before its
 * turn is filled at once.
 *
 * @param ids the matches in the order in which their rows are needed; the same array while nothing changes.
 * @param days the same by day.
 */
export function useFilled(ids: readonly number[], days: readonly Day<{ id: number }>[]): UseFilled {
  const [filled, setFilled] = useState<ReadonlySet<number>>(() => new Set(ids.slice(0, atOnce)));
  const withFirst = union(filled, ids.slice(0, atOnce));
  if (withFirst !== filled) setFilled(withFirst);

  useEffect(() => {
    const next = ids.filter((id) => !filled.has(id)).slice(0, atATime);
    if (next.length === 0) return undefined;
    return whenIdle(() => startTransition(() => setFilled((present) => union(present, next))));
  }, [filled, ids]);

  const list = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const fill = ({ target }: Event): void => {
        const name = target instanceof HTMLElement ? target.dataset['day'] : undefined;
        const ofDay = days.find(({ day }) => day === name)?.matches ?? [];
        const near = ofDay.map(({ id }) => id);
        setFilled((present) => union(present, near));
      };
      element.addEventListener('contentvisibilityautostatechange', fill);
      return () => element.removeEventListener('contentvisibilityautostatechange', fill);
    },
    [days],
  );

  return { filled: withFirst, list };
}
