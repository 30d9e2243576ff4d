import { useEffect, useState } from 'react';

/** Whether a condition has held for that many milliseconds without a break. */
export function useDebouncedTrue(condition: boolean, ms: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setHasElapsed(true), ms);
    return () => {
      clearTimeout(timer);
      setHasElapsed(false);
    };
  }, [condition, ms]);
  return condition && hasElapsed;
}
