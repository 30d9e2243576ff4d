import { type ReactNode, useCallback, useRef } from 'react';
import { useApi } from '@/api/context';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { useI18n } from '@/i18n/context';
import { useLeaveBlocker } from '@/routing/use-leave-blocker';

interface LeaveGuardProps {
  /** Whether something would be lost. */
  isUnsaved: () => boolean;
}

/** Asks before leaving unsaved changes behind, but never stands in the way of the end of a session. */
export function LeaveGuard({ isUnsaved }: LeaveGuardProps): ReactNode {
  const { LL } = useI18n();
  const { auth } = useApi();
  const words = LL.profile.leave;
  const leaving = useRef(false);
  const { isBlocked, proceed, stay } = useLeaveBlocker(
    useCallback(() => auth.status() === 'authenticated' && isUnsaved(), [auth, isUnsaved]),
  );
  return (
    <AlertDialog
      open={isBlocked}
      onOpenChange={(open) => {
        if (!open && !leaving.current) stay();
      }}
      title={words.title()}
      labels={{ cancel: words.stay(), confirm: words.leave() }}
      onConfirm={() => {
        // The dialog closes itself as well, which must not call the navigation off.
        leaving.current = true;
        proceed();
      }}
    >
      <p>{words.text()}</p>
    </AlertDialog>
  );
}
