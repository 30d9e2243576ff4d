import { useCallback, useEffect, useRef, useState } from 'react';

interface Cooldown {
  /** Whole seconds that are left; 0 when it is over. */
  remaining: number;
  /** Starts waiting for so many seconds. */
  start: (seconds: number) => void;
  /** Whether it is counting at this moment, which may come before `remaining` is drawn. */
  isCounting: () => boolean;
}

/** Counts seconds down to the next attempt, by the clock: a device that slept does not wait longer. */
export function useCooldown(): Cooldown {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const remaining = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (remaining === 0) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [remaining]);
  const end = useRef(0);
  const start = useCallback((seconds: number) => {
    end.current = Date.now() + seconds * 1000;
    setNow(Date.now());
    setUntil(end.current);
  }, []);
  const isCounting = useCallback(() => Date.now() < end.current, []);
  return { remaining, start, isCounting };
}
