import { type ReactNode, useEffect } from 'react';
import { useApi } from '@/api/context';
import { useOpenWork } from '@/components/open-work';
import { whenIdle } from '@/components/when-idle';
import { onSync } from '@/lib/background-sync';
import { isUnderWay } from './data/outbox';
import { useOutboxes } from './data/waiting';
import { OutgoingStatus } from './outgoing-status';

const ignore = (): void => undefined;

const ask = (event: Event): void => event.preventDefault();

/** While messages would be lost with this window, makes the browser ask before it closes, and a new build wait. */
function useKeepWindow(): void {
  const isKept = Object.values(useOutboxes()).every(({ pending }) =>
    pending.every(({ keptIn }) => keptIn === 'device'),
  );
  useOpenWork(!isKept);
  useEffect(() => {
    if (isKept) return undefined;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKept]);
}

/**
 * Sends waiting messages, on any screen, at each sign that they might get through now, also while the page is hidden. The code
 * that sends is loaded only when messages wait. Says what becomes of them.
 */
export function SendWaiting(): ReactNode {
  const api = useApi();
  useKeepWindow();
  useEffect(() => {
    const sendWaiting = async (): Promise<void> => {
      const { outboxOf } = await import('./data/outbox-store');
      const boxes = await outboxOf(api).read();
      if (Object.values(boxes).some(isUnderWay)) (await import('./data/delivery')).deliver(api);
    };
    // Without its code, which the next attempt loads, nothing is sent and nothing is lost.
    const trySending = (): void => void sendWaiting().catch(ignore);
    const stops = [whenIdle(trySending), onSync(trySending)];
    for (const type of ['online', 'focus', 'pageshow']) {
      window.addEventListener(type, trySending);
      stops.push(() => window.removeEventListener(type, trySending));
    }
    // Not as it is hidden: in WebKitGTK the next page's transactions in the outbox then never ended, as if the former one's stayed open.
    const onVisibility = (): void => void (document.visibilityState === 'visible' && trySending());
    document.addEventListener('visibilitychange', onVisibility);
    stops.push(() => document.removeEventListener('visibilitychange', onVisibility));
    return () => stops.forEach((stop) => stop());
  }, [api]);
  return <OutgoingStatus />;
}
