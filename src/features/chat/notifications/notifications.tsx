import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOnFocus } from '@/features/chat/data/use-on-focus';
import { polledNotificationsQuery } from '@/features/chat/data/queries';
import { chatSectionId } from '@/features/chat/data/chat-section-id';
import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import { useI18n } from '@/i18n/context';
import { showAppBadge } from '@/lib/app-badge';
import { useNavigateTo } from '@/routing/navigate';
import { useCountInTitle } from '@/routing/title';
import { closeNotifications, notify } from './browser-notifications';
import { newsSince, type Told, toldOf } from './news';
import { useBrowserNotifications } from './use-browser-notifications';

const nothing: ChatNotification[] = [];

/**
 * Looks for unread messages while somebody is signed in, and tells of them beyond the page: in the document title, on the
 * app's icon and, where the person has switched it on, by the browser while the tab is hidden. Shows nothing itself.
 */
export function Notifications(): ReactNode {
  const { LL } = useI18n();
  const navigateTo = useNavigateTo();
  const isOn = useBrowserNotifications() === 'on';
  const { data, refetch } = useQuery(polledNotificationsQuery(isOn));
  const total = data?.total_unread ?? 0;
  useOnFocus(refetch);
  useCountInTitle(total);
  useEffect(() => {
    showAppBadge(total);
  }, [total]);
  useEffect(
    () => () => {
      showAppBadge(0);
      closeNotifications();
    },
    [],
  );

  const told = useRef<Told | null>(null);
  const results = data?.results ?? nothing;
  useEffect(() => {
    if (!data) return;
    const before = told.current;
    told.current = toldOf(results);
    if (!before || !isOn || !document.hidden) return;
    for (const result of newsSince(before, results)) {
      const { sender, message = '' } = result.last_message ?? {};
      notify(result, {
        body: sender ? LL.chat.incoming({ name: sender.display_name, text: message }) : message,
        onOpen: () => void navigateTo('detail', { params: { id: result.match_id }, hash: chatSectionId }),
      });
    }
  }, [LL, data, isOn, navigateTo, results]);
  return null;
}
