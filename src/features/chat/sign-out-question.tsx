import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '@/api/context';
import { holdSignOut } from '@/components/sign-out-hold';
import { useOnIntent } from '@/components/use-on-intent';
import { outboxKey } from './data/waiting';

/** Its code comes with that for writing: at sign-out there may be no signal to load it. */
export const loadSignOutDialog = () => import('./sign-out-dialog').then((module) => module.SignOutDialog);

/** Asks before signing out where words would be lost by it; else signing out is one press. Shows nothing until then. */
export function SignOutQuestion(): ReactNode {
  const api = useApi();
  const [signOut, setSignOut] = useState<(() => void) | null>(null);
  const { loaded: Dialog, request } = useOnIntent(loadSignOutDialog);
  useEffect(
    () =>
      holdSignOut((proceed) => {
        const askOrProceed = async (): Promise<void> => {
          const { outboxOf } = await import('./data/outbox-store');
          const store = outboxOf(api);
          // What is known already needs no look at the device.
          const isKnown = api.queryClient.getQueryData(outboxKey) !== undefined;
          const boxes = isKnown ? store.current() : await store.read();
          if (Object.keys(boxes).length === 0) return proceed();
          request();
          setSignOut(() => proceed);
        };
        // Where it cannot be known whether anything waits, nobody is kept from leaving.
        askOrProceed().catch(proceed);
      }),
    [api, request],
  );
  return signOut && Dialog && <Dialog onSignOut={signOut} onStay={() => setSignOut(null)} />;
}
