import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '@/api/context';
import { useLazyOnIntent } from '@/components/loading/lazy';
import { interceptSignOut } from '@/components/state/sign-out-interceptor';
import type { Outboxes } from '@/features/chat/data/outbox/outbox';
import { outboxKey } from '@/features/chat/data/outbox/use-outbox';

/** The chat preloads the dialog, because at sign-out there may be no connection. */
export const loadSignOutDialog = () => import('./sign-out-dialog').then((module) => module.SignOutDialog);

/** Asks before signing out if pending messages would be lost. */
export function SignOutQuestion(): ReactNode {
  const api = useApi();
  const [signOut, setSignOut] = useState<(() => void) | null>(null);
  const { code: Dialog, requestCode } = useLazyOnIntent(loadSignOutDialog);
  useEffect(
    () =>
      interceptSignOut((proceed, onAsk) => {
        const askOrProceed = async (): Promise<void> => {
          const { outboxStoreOf } = await import('./data/outbox/outbox-store');
          const cachedBoxes = api.queryClient.getQueryData<Outboxes>(outboxKey);
          const boxes = cachedBoxes ?? (await outboxStoreOf(api).read());
          if (Object.values(boxes).flat().length === 0) return proceed();
          onAsk();
          requestCode();
          setSignOut(() => proceed);
        };
        // If the outbox cannot be read, signing out goes on.
        askOrProceed().catch(proceed);
      }),
    [api, requestCode],
  );
  return signOut && Dialog && <Dialog onSignOut={signOut} onStay={() => setSignOut(null)} />;
}
