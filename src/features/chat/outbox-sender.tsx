import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '@/api/context';
import { errorText } from '@/components/error-text';
import { useUnsavedWork } from '@/components/unsaved-work';
import { showToast } from '@/components/toasts';
import { useOnline } from '@/components/use-online';
import { restoreDraftsAfterExpiry } from '@/features/chat/compose/drafts';
import { chatSectionId } from '@/features/chat/data/chat-section-id';
import { isRetrying, hasMessagesToSend, isUnannounced } from '@/features/chat/data/outbox';
import type { Refusal } from '@/features/chat/data/outbox-store';
import { messagesSent, useOutboxes } from '@/features/chat/data/use-outbox';
import { useI18n } from '@/i18n/context';
import { onSync } from '@/lib/background-sync';
import { whenIdle } from '@/lib/scheduling';
import { useNavigateTo } from '@/routing/navigate';

const ignore = (): void => undefined;

function isInViewport({ message: { key } }: Refusal): boolean {
  const box = document.querySelector(`[data-pending="${CSS.escape(key)}"]`)?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
}

/** Says what becomes of my messages, on any screen. A refusal in view is announced to screen readers; to one out of view a toast leads. */
function OutboxStatus(): ReactNode {
  const { LL } = useI18n();
  const api = useApi();
  const navigateTo = useNavigateTo();
  const [announcement, setAnnouncement] = useState({ id: 0, text: '' });
  const texts = LL.chat.sending;
  const announce = (text: string): void => setAnnouncement(({ id }) => ({ id: id + 1, text }));

  const boxes = Object.values(useOutboxes());
  /** Whether more messages are going out now, so that their outcomes are told together. */
  const isSending = useOnline() && boxes.some((box) => hasMessagesToSend(box) && !box.some(isRetrying));
  const [count, setCount] = useState(0);
  useEffect(() => messagesSent.subscribe((more) => setCount((before) => before + more)), []);
  if (count > 0 && !isSending) {
    setCount(0);
    announce(count === 1 ? texts.sent() : texts.sentSeveral({ count }));
  }

  const announceRefusals = useEffectEvent((refusals: readonly Refusal[]): void => {
    const [first] = refusals;
    if (!first) return;
    if (refusals.every(isInViewport)) {
      const { failure } = first.message;
      announce(texts.failed({ reason: failure ? errorText(LL, failure) : '' }));
      return;
    }
    showToast('danger', (present) => present.LL.chat.sending.refused({ count: refusals.length }), {
      action: {
        label: (present) => present.LL.chat.sending.show(),
        run: () => void navigateTo('detail', { params: { id: first.matchId }, hash: chatSectionId }),
      },
    });
  });
  const hasUnannounced = !isSending && boxes.flat().some(isUnannounced);
  useEffect(() => {
    if (!hasUnannounced) return undefined;
    const tellIfVisible = async (): Promise<void> => {
      // On another screen it would not be seen.
      if (document.visibilityState === 'hidden') return;
      const { claimRefusals: takeUntold } = await import('./data/outbox-store');
      announceRefusals(await takeUntold(api));
    };
    const onVisibility = (): void => void tellIfVisible().catch(ignore);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [api, hasUnannounced]);

  return (
    <div role="status" className="sr-only">
      {announcement.text && <p key={announcement.id}>{announcement.text}</p>}
    </div>
  );
}

const preventUnload = (event: Event): void => event.preventDefault();

/** While messages would be lost with this window, makes the browser ask before it closes, and a new build wait. */
function useWarnBeforeClose(): void {
  const isSaved = Object.values(useOutboxes())
    .flat()
    .every(({ keptIn }) => keptIn === 'device');
  useUnsavedWork(!isSaved);
  useEffect(() => {
    if (isSaved) return undefined;
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isSaved]);
}

/** Sends waiting messages, on any screen, at each sign that they might get through. The code that sends is loaded only when messages wait. */
export function OutboxSender(): ReactNode {
  const api = useApi();
  useWarnBeforeClose();
  useEffect(() => restoreDraftsAfterExpiry(api.auth), [api]);
  useEffect(() => {
    const sendWaiting = async (): Promise<void> => {
      const { outboxOf } = await import('./data/outbox-store');
      const boxes = await outboxOf(api).read();
      if (Object.values(boxes).some(hasMessagesToSend)) (await import('./data/delivery')).deliver(api);
    };
    // Without its code, which the next attempt loads, nothing is sent and nothing is lost.
    const trySending = (): void => void sendWaiting().catch(ignore);
    const end = new AbortController();
    const stops = [whenIdle(trySending), onSync(trySending), () => end.abort()];
    for (const type of ['online', 'focus', 'pageshow'])
      window.addEventListener(type, trySending, { signal: end.signal });
    // Not as it is hidden: in WebKitGTK the next page's transactions in the outbox then never ended, as if the former one's stayed open.
    const onVisibility = (): void => void (document.visibilityState === 'visible' && trySending());
    document.addEventListener('visibilitychange', onVisibility, { signal: end.signal });
    return () => stops.forEach((stop) => stop());
  }, [api]);
  return <OutboxStatus />;
}
