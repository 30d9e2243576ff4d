import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRefetchOnFocus } from '@/features/chat/data/use-refetch';
import { notificationsQuery, polledNotificationsQuery } from '@/features/chat/data/queries';
import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import { formatPreview } from '@/features/chat/data/messages';
import { useI18n } from '@/i18n/context';
import { showAppBadge } from '@/lib/browser';
import { useNavigateTo } from '@/routing/navigate';
import { useCountInTitle } from '@/routing/title';
import { closeNotifications, showNotification, useBrowserNotifications } from './browser-notifications';

type Results = readonly ChatNotification[];

/** The notifications whose last message is from somebody else and newer than before. */
export const findNewNotifications = (oldResults: Results, results: Results): Results =>
  results.filter(({ match_id, last_message: message }) => {
    const oldId = oldResults.find((item) => item.match_id === match_id)?.last_message?.id ?? 0;
    return message !== null && !message.is_mine && message.id > oldId;
  });

/** Polls unread messages and shows them in the document title, on the app's icon and, while the tab is hidden, in browser notifications. */
export function Notifications(): ReactNode {
  const { LL } = useI18n();
  const navigateTo = useNavigateTo();
  const isOn = useBrowserNotifications() === 'on';
  const { data } = useQuery(polledNotificationsQuery(isOn));
  const unreadTotal = data?.total_unread ?? 0;
  useRefetchOnFocus(notificationsQuery().queryKey);
  useCountInTitle(unreadTotal);
  // Until the first answer the icon keeps the count of the previous visit.
  const hasLoaded = data !== undefined;
  useEffect(() => {
    if (hasLoaded) showAppBadge(unreadTotal);
  }, [hasLoaded, unreadTotal]);
  useEffect(
    () => () => {
      showAppBadge(0);
      closeNotifications();
    },
    [],
  );

  const lastResults = useRef<Results>(null);
  useEffect(() => {
    if (!data) return;
    const oldResults = lastResults.current;
    lastResults.current = data.results;
    if (!oldResults || !isOn || !document.hidden) return;
    for (const result of findNewNotifications(oldResults, data.results)) {
      const openChat = (): void =>
        void navigateTo('detail', { params: { id: result.match_id }, hash: 'chat' });
      showNotification(result, formatPreview(LL, result.last_message), openChat);
    }
  }, [LL, data, isOn, navigateTo]);
  return null;
}
