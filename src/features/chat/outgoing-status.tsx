import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '@/api/context';
import { errorText } from '@/components/error-text';
import { showToast } from '@/components/toasts';
import { useOnline } from '@/components/use-online';
import { useI18n } from '@/i18n/context';
import { useNavigateTo } from '@/routing/navigate';
import { chatSectionId } from './data/chat-section-id';
import { isRetried, isUnderWay, isUntold } from './data/outbox';
import { sent } from './data/sent';
import type { Refusal } from './data/tell-refusals';
import { useOutboxes } from './data/waiting';

const ignore = (): void => undefined;

/** Whether a message is in view, with the actions beside it. */
function isInSight({ message: { key } }: Refusal): boolean {
  const box = document.querySelector(`[data-pending="${CSS.escape(key)}"]`)?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
}

/** Whether more messages are going out now, so that their outcomes are told together. */
function useGoesOn(): boolean {
  const boxes = Object.values(useOutboxes());
  return useOnline() && boxes.some((box) => isUnderWay(box) && !box.pending.some(isRetried));
}

/**
 * Says what becomes of my messages: once for several that were sent, and once for each refusal, on any screen. A refusal in
 * view is announced to screen readers; for one out of view a toast leads to it.
 */
export function OutgoingStatus(): ReactNode {
  const { LL } = useI18n();
  const api = useApi();
  const navigateTo = useNavigateTo();
  const [said, setSaid] = useState({ id: 0, text: '' });
  const words = LL.chat.sending;
  const say = (text: string): void => setSaid(({ id }) => ({ id: id + 1, text }));

  const goesOn = useGoesOn();
  const [count, setCount] = useState(0);
  useEffect(() => sent.add((more) => setCount((before) => before + more)), []);
  if (count > 0 && !goesOn) {
    setCount(0);
    say(count === 1 ? words.sent() : words.sentSeveral({ count }));
  }

  function tell(refusals: readonly Refusal[]): void {
    const [first] = refusals;
    if (!first) return;
    if (refusals.every(isInSight)) {
      const { failure } = first.message;
      say(words.failed({ reason: failure ? errorText(LL, failure) : '' }));
      return;
    }
    showToast('danger', (present) => present.chat.sending.refused({ count: refusals.length }), {
      action: {
        label: (present) => present.chat.sending.show(),
        run: () => void navigateTo('detail', { params: { id: first.matchId }, hash: chatSectionId }),
      },
    });
  }
  const tellNow = useEffectEvent(tell);
  const hasUntold = Object.values(useOutboxes()).some(({ pending }) => pending.some(isUntold)) && !goesOn;
  useEffect(() => {
    if (!hasUntold) return undefined;
    const tellIfVisible = async (): Promise<void> => {
      // On another screen it would not be seen.
      if (document.visibilityState === 'hidden') return;
      const { takeUntold } = await import('./data/tell-refusals');
      tellNow(await takeUntold(api));
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
