import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showToast } from '@/components/toasts';
import { chatSectionId } from '@/features/chat/data/chat-section-id';
import { notificationsQuery } from '@/features/chat/data/notification-queries';
import { myNextMatches } from '@/features/matches/data/phase';
import { upcomingMatchesQuery } from '@/features/matches/data/queries';
import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import { useSearchParams } from '@/routing/hooks';
import { useNavigateTo } from '@/routing/navigate';

/** What `?open=` of Home may be: the shortcuts of the icon on a home screen (public/manifest.*.webmanifest). */
type ShortcutName = 'next-match' | 'messages';

const shortcutOf = (value: string | undefined): ShortcutName | null =>
  value === 'next-match' || value === 'messages' ? value : null;

/** The chat with the newest unread message; undefined when all is read. */
export const newestUnread = (notifications: readonly ChatNotification[]): ChatNotification | undefined =>
  notifications.toSorted((one, other) => Date.parse(other.updated_at) - Date.parse(one.updated_at))[0];

/**
 * Goes on to what a shortcut stands for, as soon as it is known which match that is; where there is none, the list stays, and
 * a message says so. Shows nothing itself.
 */
export function Shortcut(): null {
  const shortcut = shortcutOf(useSearchParams()['open']);
  const navigateTo = useNavigateTo();
  const matches = useQuery({ ...upcomingMatchesQuery(), enabled: shortcut === 'next-match' });
  const notifications = useQuery({ ...notificationsQuery(), enabled: shortcut === 'messages' });

  useEffect(() => {
    if (shortcut === null) return;
    const go = (id: number | undefined, hash?: string): void => {
      if (id !== undefined) {
        void navigateTo('detail', { params: { id }, hash, replace: true });
        return;
      }
      const isNext = shortcut === 'next-match';
      showToast('success', (LL) => (isNext ? LL.matches.empty.mineTitle() : LL.chat.bell.empty()));
      void navigateTo('index', { search: isNext ? { mine: '1' } : {}, replace: true });
    };
    if (shortcut === 'next-match' && matches.data) go(myNextMatches(matches.data, Date.now())[0]?.id);
    if (shortcut === 'messages' && notifications.data)
      go(newestUnread(notifications.data.results)?.match_id, chatSectionId);
  }, [shortcut, matches.data, notifications.data, navigateTo]);
  return null;
}
