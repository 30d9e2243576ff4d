import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '@/api/context';
import { errorText } from '@/components/failures/error-text';
import { useOnline } from '@/components/hooks/use-online';
import { useUnsavedWork } from '@/components/state/unsaved-work';
import { showToast } from '@/components/toasts/toasts';
import { deliver } from '@/features/chat/data/outbox/delivery';
import {
  isRefused,
  isRetrying,
  hasMessagesToSend,
  isUnannouncedRefusal,
  type Outboxes,
} from '@/features/chat/data/outbox/outbox';
import { claimRefusals, outboxStoreOf, type Refusal } from '@/features/chat/data/outbox/outbox-store';
import { messagesSent, useOutboxes } from '@/features/chat/data/outbox/use-outbox';
import { useI18n } from '@/i18n/context';
import { onSync } from '@/lib/browser/background-sync';
import { joinStops, listen } from '@/lib/browser/listen';
import { onReturn } from '@/lib/browser/on-return';
import { whenIdle } from '@/lib/browser/scheduling';
import { useNavigateTo } from '@/routing/navigate';

function isInViewport({ message: { key } }: Refusal): boolean {
  const rect = document.querySelector(`[data-pending="${CSS.escape(key)}"]`)?.getBoundingClientRect();
  return rect !== undefined && rect.top >= 0 && rect.bottom <= window.innerHeight;
}

/** Announces sent, delayed and refused messages to screen readers, on any screen; for a refused message out of view it shows a toast with a link. */
function OutboxStatus() {
  const { LL } = useI18n();
  const api = useApi();
  const navigateTo = useNavigateTo();
  const [announcement, setAnnouncement] = useState({ id: 0, text: '' });
  const texts = LL.chat.sending;
  const announce = (text: string): void => setAnnouncement(({ id }) => ({ id: id + 1, text }));

  const boxes = Object.values(useOutboxes());
  /** Nothing is announced while messages are being sent, so that one announcement covers all of them. */
  const isOnline = useOnline();
  const isSending = isOnline && boxes.some((box) => hasMessagesToSend(box) && !box.some(isRetrying));
  const [sentCount, setSentCount] = useState(0);
  useEffect(() => messagesSent.subscribe((count) => setSentCount((sum) => sum + count)), []);
  if (sentCount > 0 && !isSending) {
    setSentCount(0);
    announce(sentCount === 1 ? texts.sent() : texts.sentSeveral({ count: sentCount }));
  }

  const delayed = boxes.flat().filter((message) => (isOnline ? isRetrying(message) : !isRefused(message)));
  const [delayedCount, setDelayedCount] = useState(0);
  if (delayed.length !== delayedCount) {
    setDelayedCount(delayed.length);
    if (delayed.length > delayedCount)
      announce(
        delayed.at(-1)?.state === 'checking' ? texts.checking() : texts[isOnline ? 'retried' : 'waiting'](),
      );
  }

  const announceRefusals = useEffectEvent((refusals: readonly Refusal[]): void => {
    const [firstRefusal] = refusals;
    if (!firstRefusal) return;
    if (refusals.every(isInViewport)) {
      const { failure } = firstRefusal.message;
      announce(texts.failed({ reason: failure ? errorText(LL, failure) : '' }));
      return;
    }
    showToast('danger', (i18n) => i18n.LL.chat.sending.refused({ count: refusals.length }), {
      action: {
        label: (i18n) => i18n.LL.chat.sending.show(),
        run: () => void navigateTo('detail', { params: { id: firstRefusal.matchId }, hash: 'chat' }),
      },
    });
  });
  const hasUnannouncedRefusals = !isSending && boxes.flat().some(isUnannouncedRefusal);
  useEffect(() => {
    if (!hasUnannouncedRefusals) return undefined;
    const announceIfVisible = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      announceRefusals(await claimRefusals(api));
    };
    const tryAnnouncing = (): void => void announceIfVisible().catch(() => undefined);
    tryAnnouncing();
    return onReturn(tryAnnouncing);
  }, [api, hasUnannouncedRefusals]);

  return (
    <div role="status" aria-live="polite" className="sr-only">
      {announcement.text && <p key={announcement.id}>{announcement.text}</p>}
    </div>
  );
}

const preventUnload = (event: Event): void => event.preventDefault();

/** While a message exists only in this window, the browser asks before the window closes, and the app delays its update. */
function useWarnBeforeClose(): void {
  const areMessagesSaved = Object.values(useOutboxes())
    .flat()
    .every(({ keptIn }) => keptIn === 'device');
  useUnsavedWork(!areMessagesSaved);
  useEffect(
    () => (areMessagesSaved ? undefined : listen(window, ['beforeunload'], preventUnload)),
    [areMessagesSaved],
  );
}

/** Sends pending messages, on any screen, whenever the connection or the page may have come back. */
export function OutboxSender() {
  const api = useApi();
  useWarnBeforeClose();
  useEffect(() => {
    const sendIfAny = (boxes: Outboxes): void =>
      void (Object.values(boxes).some(hasMessagesToSend) && deliver(api));
    const trySending = (): void => void outboxStoreOf(api).read().then(sendIfAny);
    // In WebKitGTK, a page that reads the database while it is hidden blocks the database for the next page.
    return joinStops(whenIdle(trySending), onSync(trySending), onReturn(trySending));
  }, [api]);
  return <OutboxStatus />;
}
