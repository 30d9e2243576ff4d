import { type RefCallback, useCallback, useState } from 'react';

/** How much room there is to draw in. */
interface Room {
  /** In CSS pixels. */
  width: number;
  /** How many times as large as usual the text is. */
  text: number;
}

const usualTextPx = 16;

/** The room of the element that gets the ref: `assumed` pixels and text of the usual size until it is measured. */
export function useRoom(assumed: number): [RefCallback<HTMLElement>, Room] {
  const [room, setRoom] = useState<Room>({ width: assumed, text: 1 });
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width <= 0) return;
      const text = Number.parseFloat(getComputedStyle(element).fontSize) / usualTextPx || 1;
      setRoom({ width: Math.floor(entry.contentRect.width), text });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
