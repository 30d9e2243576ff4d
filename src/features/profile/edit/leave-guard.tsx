import { useCallback, useEffect, useRef } from 'react';
import { useApi } from '@/api/context';
import { useLazyOnIntent } from '@/components/loading/lazy';
import { useI18n } from '@/i18n/context';
import { useLeaveBlocker } from '@/routing/leave-blocker';

const loadQuestion = () => import('./leave-question').then((module) => module.LeaveQuestion);

/** Asks before leaving unsaved changes, except when the session ends. It uses `window.confirm` if the lazy dialog does not load. */
export function LeaveGuard({ hasChanges }: { hasChanges: boolean }) {
  const { LL } = useI18n();
  const { auth } = useApi();
  const { isBlocked, proceed, stay } = useLeaveBlocker(
    useCallback(() => auth.status() === 'authenticated' && hasChanges, [auth, hasChanges]),
  );
  const latestCallbacks = useRef({ proceed, stay });
  useEffect(() => {
    latestCallbacks.current = { proceed, stay };
  });
  const confirmNatively = useCallback(() => {
    const { title, text } = LL.profile.leave;
    // oxlint-disable-next-line no-alert -- the chunk of our own dialog has not loaded
    if (window.confirm(`${title()}\n\n${text()}`)) latestCallbacks.current.proceed();
    else latestCallbacks.current.stay();
  }, [LL]);
  const { code: LeaveQuestion, preload, requestCode } = useLazyOnIntent(loadQuestion, confirmNatively);
  useEffect(() => {
    if (hasChanges) preload();
  }, [hasChanges, preload]);
  useEffect(() => {
    if (isBlocked && !LeaveQuestion) requestCode();
  }, [isBlocked, LeaveQuestion, requestCode]);
  return LeaveQuestion && <LeaveQuestion isOpen={isBlocked} onStay={stay} onLeave={proceed} />;
}
