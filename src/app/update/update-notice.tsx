import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { hasOpenWork, onOpenWork } from '@/components/open-work';
import { followUpdates, updateStore } from './update';
import { UpdateOffer } from './update-offer';

const subscribe = (listener: () => void): (() => void) => {
  const ends = [updateStore.subscribe(listener), onOpenWork(listener)];
  return () => ends.forEach((end) => end());
};
const isOffered = (): boolean => updateStore.isReady() && !hasOpenWork();

/** Watches for newer builds, and offers and announces one; never while a draft, a form or an upload is open. */
export function UpdateNotice(): ReactNode {
  const router = useRouter();
  const queryClient = useQueryClient();
  const isShown = useSyncExternalStore(subscribe, isOffered, () => false);
  useEffect(() => followUpdates(router, queryClient), [router, queryClient]);
  return (
    <div role="status" className="fixed inset-x-4 bottom-20 z-40 empty:hidden md:bottom-6">
      {isShown && <UpdateOffer />}
    </div>
  );
}
