import { mdiForumOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { chatId } from './data/chat-id';
import { useUnreadByMatch } from './data/unread';

/** Brings the chat into view and the focus to it. */
export function showChat(): void {
  const section = document.getElementById(chatId);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** Leads down to the chat, on phones, where it stands below the roster. */
export function ChatAnchor({ matchId }: { matchId: number }): ReactNode {
  const { LL } = useI18n();
  const unread = useUnreadByMatch().get(matchId) ?? 0;
  return (
    <a
      href={`#${chatId}`}
      onClick={(event) => {
        // The hash would become part of the address and of the link to the other language.
        event.preventDefault();
        showChat();
      }}
      className="inline-flex min-h-11 items-center gap-2 rounded-control text-sm font-semibold text-accent underline-offset-4 hover:underline md:hidden"
    >
      <Icon path={mdiForumOutline} />
      {unread > 0 ? LL.chat.count({ count: unread }) : LL.chat.title()}
    </a>
  );
}
