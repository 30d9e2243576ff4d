import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRefetchOnFocus } from '@/features/chat/data/use-refetch';
import { notificationsQuery, polledNotificationsQuery } from '@/features/chat/data/queries';
import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import { messagePreview } from '@/features/chat/data/messages';
import { useI18n } from '@/i18n/context';
import { showAppBadge } from '@/lib/browser';
import { useNavigateTo } from '@/routing/navigate';
import { useCountInTitle } from '@/routing/title';
import { closeNotifications, showNotification, useBrowserNotifications } from './browser-notifications';

type Notified = readonly ChatNotification[];

/** Those with a newer message of somebody else than before. */
export const newNotifications = (before: Notified, results: Notified): Notified =>
  results.filter(({ match_id, last_message: last }) => {
    const told = before.find((one) => one.match_id === match_id)?.last_message?.id ?? 0;
    return last !== null && !last.is_mine && last.id > told;
  });

/** Polls unread messages and shows them in the document title, on the app's icon and, while the tab is hidden, in browser notifications. */
export function Notifications(): ReactNode {
  const { LL } = useI18n();
  const navigateTo = useNavigateTo();
  const isOn = useBrowserNotifications() === 'on';
  const { data } = useQuery(polledNotificationsQuery(isOn));
  const total = data?.total_unread ?? 0;
  useRefetchOnFocus(notificationsQuery().queryKey);
  useCountInTitle(total);
  // Until the first answer the icon keeps the count of the previous visit.
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) showAppBadge(total);
  }, [isKnown, total]);
  useEffect(
    () => () => {
      showAppBadge(0);
      closeNotifications();
    },
    [],
  );

  const notified = useRef<Notified>(null);
  useEffect(() => {
    if (!data) return;
    const before = notified.current;
    notified.current = data.results;
    if (!before || !isOn || !document.hidden) return;
    for (const result of newNotifications(before, data.results)) {
      const open = (): void => void navigateTo('detail', { params: { id: result.match_id }, hash: 'chat' });
      showNotification(result, messagePreview(LL, result.last_message), open);
    }
  }, [LL, data, isOn, navigateTo]);
  return null;
}
