import { useEffect, useState } from 'react';
import { useApi } from '@/api/context';
import { useLazyOnIntent } from '@/components/loading/lazy';
import { interceptSignOut } from '@/components/state/sign-out-interceptor';
import { restoreDraftsAfterExpiry } from '@/features/chat/compose/drafts';
import type { Outboxes } from '@/features/chat/data/outbox/outbox';
import type { OutboxApi } from '@/features/chat/data/outbox/outbox-store';
import { outboxKey } from '@/features/chat/data/outbox/use-outbox';
import { withTimeout } from '@/lib/promises';

/** The chat preloads the dialog, because at sign-out there may be no connection. */
export const loadSignOutDialog = () => import('./sign-out-dialog').then((module) => module.SignOutDialog);

/** On a stalled connection the code may never come. */
const timeoutMs = 6000;

const readOutboxes = async (api: OutboxApi): Promise<Outboxes> =>
  (await import('./data/outbox/outbox-store')).outboxStoreOf(api).read();

/** Keeps drafts when the session expires; asks before signing out if pending messages would be lost. */
export function SignOutQuestion() {
  const api = useApi();
  const [signOut, setSignOut] = useState<(() => void) | null>(null);
  const { code: Dialog, requestCode } = useLazyOnIntent(loadSignOutDialog);
  useEffect(() => restoreDraftsAfterExpiry(api.auth), [api]);
  useEffect(
    () =>
      interceptSignOut((proceed, onAsk) => {
        const askOrProceed = async (): Promise<void> => {
          const cachedBoxes = api.queryClient.getQueryData<Outboxes>(outboxKey);
          const boxes = cachedBoxes ?? (await withTimeout(timeoutMs, readOutboxes(api)));
          if (Object.values(boxes ?? {}).flat().length === 0) return proceed();
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
