import { mdiUpdate } from '@mdi/js';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '@/api/context';
import { isOfflineEnabled, registerWorker, removeOtherWorkers, runWhenQuiet } from '@/app/pwa/service-worker';
import { createUpdateStore, followUpdates, loadUpdate, type UpdateStore } from '@/app/pwa/update';
import { errorText } from '@/components/failures/error-text';
import { useFocusOnUnmount } from '@/components/focus/focus';
import { hasUnsavedWork, unsavedWork } from '@/components/state/unsaved-work';
import { floatWithoutCovering } from '@/components/toasts/collision-avoidance';
import { showToast } from '@/components/toasts/toasts';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';
import { joinStops } from '@/lib/browser/listen';

const getLoadFailedText = ({ LL }: I18n): string => errorText(LL, { kind: 'offline' });

/** Offers to load the newer build now; otherwise the next navigation loads it. */
function UpdateOffer({ updates }: { updates: UpdateStore }) {
  const { LL } = useI18n();
  const element = useFocusOnUnmount<HTMLDivElement>();
  const [isLoading, setIsLoading] = useState(false);
  const loadNow = (): void => {
    setIsLoading(true);
    void loadUpdate(updates).then((isDone) => {
      if (isDone) return;
      setIsLoading(false);
      showToast('danger', getLoadFailedText);
    });
  };
  const texts = LL.common.update;
  return (
    <div
      ref={element}
      className="pointer-events-auto mx-auto flex max-w-lg animate-enter flex-wrap items-center justify-end gap-x-3 rounded-card raised p-2 pl-4"
    >
      <p className="flex grow basis-64 items-center gap-3 py-2">
        <Icon path={mdiUpdate} className="size-5 shrink-0 text-accent" />
        {texts.text()}
      </p>
      <div className="flex gap-2">
        <Button variant="quiet" size="sm" onClick={updates.postpone}>
          {texts.later()}
        </Button>
        <Button variant="primary" size="sm" busy={isLoading} onClick={loadNow}>
          {texts.load()}
        </Button>
      </div>
    </div>
  );
}

/** Watches for newer builds and offers one, but not while there is unsaved work. */
function UpdateNotice() {
  const router = useRouter();
  const { queryClient } = useApi();
  const [updates] = useState(createUpdateStore);
  const subscribe = useCallback(
    (listener: () => void) => joinStops(updates.subscribe(listener), unsavedWork.subscribe(listener)),
    [updates],
  );
  const isOffered = useSyncExternalStore(
    subscribe,
    () => updates.isReady() && !updates.isPostponed() && !hasUnsavedWork(),
  );
  useEffect(() => followUpdates(updates, router, queryClient), [updates, router, queryClient]);
  return (
    <div role="status" aria-live="polite">
      {isOffered && <UpdateOffer updates={updates} />}
    </div>
  );
}

export function Services() {
  const { queryClient } = useApi();
  useEffect(() => {
    // In development the embedded backend uses a service worker.
    if (!import.meta.env.VITE_MOCKS) void removeOtherWorkers();
    return isOfflineEnabled() ? runWhenQuiet(queryClient, () => void registerWorker()) : undefined;
  }, [queryClient]);
  return (
    // The empty container lets clicks through.
    <div
      ref={floatWithoutCovering}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar-height)+0.75rem+var(--lift,0px))] z-40 grid *:not-empty:mt-2 md:bottom-[calc(1.5rem+var(--lift,0px))]"
    >
      <UpdateNotice />
    </div>
  );
}
