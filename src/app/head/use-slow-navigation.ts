import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Milliseconds that a change of screen may take without a sign: with the frame that draws it, less than 300. */
const patienceMs = 200;

/**
 * Whether another screen is on its way and takes its time; not the first one, nor a change of the query. Meanwhile `main` is busy,
 * and the page has `data-navigating`, by which the link to it is marked (styles.css).
 */
export function useSlowNavigation(): boolean {
  const isUnderWay = useRouterState({
    select: ({ status, location, resolvedLocation: shown }) =>
      status === 'pending' && shown !== undefined && shown.pathname !== location.pathname,
  });
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setIsSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isUnderWay]);
  useEffect(() => {
    if (!isSlow) return undefined;
    const main = document.querySelector('main');
    main?.setAttribute('aria-busy', 'true');
    document.documentElement.dataset['navigating'] = '';
    return () => {
      main?.removeAttribute('aria-busy');
      delete document.documentElement.dataset['navigating'];
    };
  }, [isSlow]);
  return isSlow;
}
