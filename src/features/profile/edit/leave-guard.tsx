import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useApi } from '@/api/context';
import { useLazyOnIntent } from '@/components/lazy';
import { useI18n } from '@/i18n/context';
import { useLeaveBlocker } from '@/routing/use-leave-blocker';

const loadQuestion = () => import('./leave-question').then((module) => module.LeaveQuestion);

interface LeaveGuardProps {
  hasChanges: boolean;
  /** The same at the moment of asking, which may come before the next render. */
  isUnsaved: () => boolean;
}

/** Asks before unsaved changes are left behind, except at the end of a session. Until the dialog's code is there, the browser asks. */
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
  const { loaded: LeaveQuestion, preload, request } = useLazyOnIntent(loadQuestion, askPlainly);
  useEffect(() => {
    if (hasChanges) preload();
  }, [hasChanges, preload]);
  const isLoaded = LeaveQuestion !== null;
  useEffect(() => {
    if (isBlocked && !isLoaded) request();
  }, [isBlocked, isLoaded, request]);
  return LeaveQuestion && <LeaveQuestion open={isBlocked} onStay={stay} onLeave={proceed} />;
}
