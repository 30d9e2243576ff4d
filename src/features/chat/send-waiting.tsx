import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '@/api/context';
import { errorText } from '@/components/error-text';
import { useUnsavedWork } from '@/components/unsaved-work';
import { showToast } from '@/components/toasts';
import { useOnline } from '@/components/use-online';
import { keepDrafts } from '@/features/chat/compose/drafts';
import { chatSectionId } from '@/features/chat/data/chat-section-id';
import { isRetried, isUnderWay, isUntold } from '@/features/chat/data/outbox';
import type { Refusal } from '@/features/chat/data/outbox-store';
import { sent, useOutboxes } from '@/features/chat/data/waiting';
import { useI18n } from '@/i18n/context';
import { onSync } from '@/lib/background-sync';
import { whenIdle } from '@/lib/scheduling';
import { useNavigateTo } from '@/routing/navigate';

const ignore = (): void => undefined;

function isInSight({ message: { key } }: Refusal): boolean {
  const box = document.querySelector(`[data-pending="${CSS.escape(key)}"]`)?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
}

/** Says what becomes of my messages, on any screen. A refusal in view is announced to screen readers; to one out of view a toast leads. */
function OutgoingStatus(): ReactNode {
  const { LL } = useI18n();
  const api = useApi();
  const navigateTo = useNavigateTo();
  const [said, setSaid] = useState({ id: 0, text: '' });
  const words = LL.chat.sending;
  const say = (text: string): void => setSaid(({ id }) => ({ id: id + 1, text }));

  const boxes = Object.values(useOutboxes());
  /** Whether more messages are going out now, so that their outcomes are told together. */
  const goesOn = useOnline() && boxes.some((box) => isUnderWay(box) && !box.some(isRetried));
  const [count, setCount] = useState(0);
  useEffect(() => sent.subscribe((more) => setCount((before) => before + more)), []);
  if (count > 0 && !goesOn) {
    setCount(0);
    say(count === 1 ? words.sent() : words.sentSeveral({ count }));
  }

  const tell = useEffectEvent((refusals: readonly Refusal[]): void => {
    const [first] = refusals;
    if (!first) return;
    if (refusals.every(isInSight)) {
      const { failure } = first.message;
      say(words.failed({ reason: failure ? errorText(LL, failure) : '' }));
      return;
    }
    showToast('danger', (present) => present.LL.chat.sending.refused({ count: refusals.length }), {
      action: {
        label: (present) => present.LL.chat.sending.show(),
        run: () => void navigateTo('detail', { params: { id: first.matchId }, hash: chatSectionId }),
      },
    });
  });
  const hasUntold = !goesOn && boxes.flat().some(isUntold);
  useEffect(() => {
    if (!hasUntold) return undefined;
    const tellIfVisible = async (): Promise<void> => {
      // On another screen it would not be seen.
      if (document.visibilityState === 'hidden') return;
      const { takeUntold } = await import('./data/outbox-store');
      tell(await takeUntold(api));
    };
    const onVisibility = (): void => void tellIfVisible().catch(ignore);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [api, hasUntold]);

  return (
    <div role="status" className="sr-only">
      {said.text && <p key={said.id}>{said.text}</p>}
    </div>
  );
}

const ask = (event: Event): void => event.preventDefault();

/** While messages would be lost with this window, makes the browser ask before it closes, and a new build wait. */
function useKeepWindow(): void {
  const isKept = Object.values(useOutboxes())
    .flat()
    .every(({ keptIn }) => keptIn === 'device');
  useUnsavedWork(!isKept);
  useEffect(() => {
    if (isKept) return undefined;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKept]);
}

/** Sends waiting messages, on any screen, at each sign that they might get through. The code that sends is loaded only when messages wait. */
export function SendWaiting(): ReactNode {
  const api = useApi();
  useKeepWindow();
  useEffect(() => keepDrafts(api.auth), [api]);
  useEffect(() => {
    const sendWaiting = async (): Promise<void> => {
      const { outboxOf } = await import('./data/outbox-store');
      const boxes = await outboxOf(api).read();
      if (Object.values(boxes).some(isUnderWay)) (await import('./data/delivery')).deliver(api);
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
  return <OutgoingStatus />;
}
