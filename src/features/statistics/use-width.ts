import { type RefCallback, useCallback, useState } from 'react';

/** The width in CSS pixels of the element that gets the ref; `assumed` until it is measured. */
export function useWidth(assumed: number): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(assumed);
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
