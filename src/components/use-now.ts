import { useEffect, useState } from 'react';

/** The present moment (milliseconds since 1970), renewed so often (milliseconds) and when the page is looked at again. */
export function useNow(interval = 60_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = (): void => {
      if (!document.hidden) setNow(Date.now());
    };
    const timer = setInterval(renew, interval);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [interval]);
  return now;
}
