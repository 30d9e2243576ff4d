import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useApi } from '@/api/context';
import { useOnIntent } from '@/components/later-code';
import { useI18n } from '@/i18n/context';
import { useLeaveBlocker } from '@/routing/use-leave-blocker';

const loadQuestion = () => import('./leave-question').then((module) => module.LeaveQuestion);

interface LeaveGuardProps {
  /** Whether something would be lost. */
  hasChanges: boolean;
  /** The same at the moment of asking, which may come before the next render. */
  isUnsaved: () => boolean;
}

/**
 * Asks before leaving unsaved changes behind, but never stands in the way of the end of a session. It holds from the first
 * change on; the dialog's code follows, and without it the browser asks.
 */
export function LeaveGuard({ hasChanges, isUnsaved }: LeaveGuardProps): ReactNode {
  const { LL } = useI18n();
  const { auth } = useApi();
  const { isBlocked, proceed, stay } = useLeaveBlocker(
    useCallback(() => auth.status() === 'authenticated' && isUnsaved(), [auth, isUnsaved]),
  );
  const answers = useRef({ proceed, stay });
  useEffect(() => {
    answers.current = { proceed, stay };
  });
  const askPlainly = useCallback(() => {
    const { title, text } = LL.profile.leave;
    // oxlint-disable-next-line no-alert -- our own dialog's code cannot be had
    if (window.confirm(`${title()}\n\n${text()}`)) answers.current.proceed();
    else answers.current.stay();
  }, [LL]);
  const { loaded: LeaveQuestion, preload, request } = useOnIntent(loadQuestion, askPlainly);
  useEffect(() => {
    if (hasChanges) preload();
  }, [hasChanges, preload]);
  const isLoaded = LeaveQuestion !== null;
  useEffect(() => {
    if (isBlocked && !isLoaded) request();
  }, [isBlocked, isLoaded, request]);
  return LeaveQuestion && <LeaveQuestion open={isBlocked} onStay={stay} onLeave={proceed} />;
}
