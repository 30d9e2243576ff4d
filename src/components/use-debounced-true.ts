import { useEffect, useState } from 'react';

/** Debounces a condition: returns true once it has been true for `delayMs` without interruption. */
export function useDebouncedTrue(condition: boolean, delayMs: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setHasElapsed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setHasElapsed(false);
    };
  }, [condition, delayMs]);
  return condition && hasElapsed;
}
