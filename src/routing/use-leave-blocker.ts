import { useBlocker } from '@tanstack/react-router';
import { withoutLocale } from './rows';

interface LeaveBlocker {
  /** A navigation waits for an answer. */
  isBlocked: boolean;
  proceed: () => void;
  stay: () => void;
}

/**
 * Holds navigations to another screen back while `shouldBlock` says so, and asks before the page is closed or reloaded.
 * A change of language, query or hash keeps what is typed and passes.
 */
export function useLeaveBlocker(shouldBlock: () => boolean): LeaveBlocker {
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
