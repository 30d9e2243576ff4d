import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '@/api/context';
import { hasOpenWork, onOpenWork } from '@/components/open-work';
import { createUpdates, followUpdates, loadUpdate } from './update';
import { UpdateOffer } from './update-offer';

/** Watches for newer builds, and offers and announces one; never while a draft, a form or an upload is open. */
export function UpdateNotice(): ReactNode {
  const router = useRouter();
  const { queryClient } = useApi();
  const [updates] = useState(createUpdates);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [updates.subscribe(listener), onOpenWork(listener)];
      return () => ends.forEach((end) => end());
    },
    [updates],
  );
  const isOffered = useSyncExternalStore(
    subscribe,
    () => updates.isReady() && !updates.isPutOff() && !hasOpenWork(),
  );
  useEffect(() => followUpdates(updates, router, queryClient), [updates, router, queryClient]);
  return (
    <div role="status">
      {isOffered && <UpdateOffer onLoad={() => loadUpdate(updates)} onPutOff={updates.putOff} />}
    </div>
  );
}
