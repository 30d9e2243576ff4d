import { useEffect } from 'react';

/**
 * Looks again when the window gets the focus. The query client does so when a hidden page is shown, which also focuses
 * it: such a look is then under way and this one joins it.
 */
export function useOnFocus(refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>): void {
  useEffect(() => {
    const onFocus = (): void => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refetch]);
}
