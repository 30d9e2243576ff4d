import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '@/api/context';
import { hasOpenWork, onOpenWork } from '@/components/open-work';
import { createUpdates, followUpdates, loadUpdate } from './update';
import { UpdateOffer } from './update-offer';

/** Watches for newer builds, and offers and announces one; never while a draft, a form or an upload is open. */
export function UpdateNotice(): ReactNode {
  const router = useRouter();
  const { cache } = useApi();
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
  useEffect(() => followUpdates(updates, router, cache), [updates, router, cache]);
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[calc(var(--bottom-bar-height)+1.5rem+var(--action-bar-height,0px))] z-40 empty:hidden md:bottom-6"
    >
      {isOffered && <UpdateOffer onLoad={() => loadUpdate(updates)} onPutOff={updates.putOff} />}
    </div>
  );
}
