import { useEffect, useState } from 'react';

/** The present time (milliseconds since 1970), updated at that interval (milliseconds) and when the page is visible again. */
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
