import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatPreview } from '@/features/chat/data/messages';
import { notificationsQuery, polledNotificationsQuery } from '@/features/chat/data/queries';
import { useRefetchOnFocus } from '@/features/chat/data/use-refetch';
import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import { useI18n } from '@/i18n/context';
import { showAppBadge } from '@/lib/browser/browser';
import { useNavigateTo } from '@/routing/navigate';
import { useCountInTitle } from '@/routing/title';
import { closeNotifications, showNotification, useBrowserNotifications } from './browser-notifications';

type NotificationList = readonly ChatNotification[];

/** The notifications whose last message is from somebody else and newer than in the old list. */
export const findNewNotifications = (oldList: NotificationList, newList: NotificationList) =>
  newList.filter(({ match_id, last_message: message }) => {
    const oldMessageId = oldList.find((item) => item.match_id === match_id)?.last_message?.id ?? 0;
    return message !== null && !message.is_mine && message.id > oldMessageId;
  });

/** Polls unread messages and shows them in the document title, on the app's icon and, while the tab is hidden, in browser notifications. */
export function Notifications() {
  const { LL } = useI18n();
  const navigateTo = useNavigateTo();
  const areBrowserNotificationsOn = useBrowserNotifications() === 'on';
  const { data } = useQuery(polledNotificationsQuery(areBrowserNotificationsOn));
  const unreadTotal = data?.total_unread;
  useRefetchOnFocus(notificationsQuery().queryKey);
  useCountInTitle(unreadTotal ?? 0);
  useEffect(() => {
    // Until the first answer the icon keeps the count of the previous visit.
    if (unreadTotal !== undefined) showAppBadge(unreadTotal);
  }, [unreadTotal]);
  useEffect(
    () => () => {
      showAppBadge(0);
      closeNotifications();
    },
    [],
  );

  const lastNotifications = useRef<NotificationList>(null);
  useEffect(() => {
    if (!data) return;
    const oldNotifications = lastNotifications.current;
    lastNotifications.current = data.results;
    if (!oldNotifications || !areBrowserNotificationsOn || !document.hidden) return;
    for (const notification of findNewNotifications(oldNotifications, data.results)) {
      const openChat = (): void =>
        void navigateTo('detail', { params: { id: notification.match_id }, hash: 'chat' });
      showNotification(notification, formatPreview(LL, notification.last_message), openChat);
    }
  }, [LL, data, areBrowserNotificationsOn, navigateTo]);
  return null;
}
