import { useEffect } from 'react';

/**
 * Refetches when the window gets the focus. The query client refetches when a hidden page is shown; where both happen, this
 * call joins the one under way.
 */
export function useOnFocus(refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>): void {
  useEffect(() => {
    const onFocus = (): void => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refetch]);
}
