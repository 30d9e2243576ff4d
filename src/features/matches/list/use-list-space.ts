import { type RefObject, useEffect, useRef } from 'react';
import { storeListSpace } from '@/api/browser/list-space';
import { whenIdle } from '@/lib/browser/scheduling';

/** Stores how far below the top of the returned ref's element the first day stands, when the browser is idle, because measuring needs a layout; again when `content` changes. */
export function useListSpace(content: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      whenIdle(() => {
        const firstDay = ref.current?.querySelector('[data-day]')?.closest('section');
        if (!ref.current || !firstDay) return;
        storeListSpace(firstDay.getBoundingClientRect().top - ref.current.getBoundingClientRect().top);
      }),
    [content],
  );
  return ref;
}
