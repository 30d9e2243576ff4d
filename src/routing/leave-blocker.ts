import { useBlocker } from '@tanstack/react-router';
import { withoutLocale } from './rows';

/** Blocks navigations to another screen, and asks before the page closes, while `shouldBlock` returns true. A change of language, query or hash is not blocked. */
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
