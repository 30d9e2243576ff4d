import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '@/api/context';
import { holdSignOut } from '@/components/unsaved-work';
import { useLazyOnIntent } from '@/components/lazy';
import type { Outboxes } from '@/features/chat/data/outbox';
import { outboxKey } from '@/features/chat/data/use-outbox';

/** Loaded together with the composer: at sign-out there may be no signal to load it. */
export const loadSignOutDialog = () => import('./sign-out-dialog').then((module) => module.SignOutDialog);

/** Asks before signing out if unsent messages would be lost; otherwise signing out takes one press. Renders nothing until then. */
export function SignOutQuestion(): ReactNode {
  const api = useApi();
  const [signOut, setSignOut] = useState<(() => void) | null>(null);
  const { loaded: Dialog, request } = useLazyOnIntent(loadSignOutDialog);
  useEffect(
    () =>
      holdSignOut((proceed, onAsk) => {
        const askOrProceed = async (): Promise<void> => {
          const { outboxOf } = await import('./data/outbox-store');
          // What is in memory need not be read from the device.
          const known = api.queryClient.getQueryData<Outboxes>(outboxKey);
          const boxes = known ?? (await outboxOf(api).read());
          if (Object.values(boxes).flat().length === 0) return proceed();
          onAsk();
          request();
          setSignOut(() => proceed);
        };
        // If it cannot be found out whether messages wait, signing out goes on.
        askOrProceed().catch(proceed);
      }),
    [api, request],
  );
  return signOut && Dialog && <Dialog onSignOut={signOut} onStay={() => setSignOut(null)} />;
}
