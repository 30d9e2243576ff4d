import { useBlocker } from '@tanstack/react-router';
import { withoutLocale } from './rows';

/** Holds back navigations to another screen and asks before the page is closed; a change of language, query or hash passes. */
export function useLeaveBlocker(shouldBlock: () => boolean) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      withoutLocale(current.pathname) !== withoutLocale(next.pathname) && shouldBlock(),
    enableBeforeUnload: shouldBlock,
    withResolver: true,
  });
  return {
    isBlocked: blocker.status === 'blocked',
    proceed: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
