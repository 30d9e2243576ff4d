import { mdiForumOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SectionAnchor } from '@/components/section-anchor';
import { Icon } from '@/components/ui/icon';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { chatId } from './data/chat-id';
import { summaryQuery } from './data/queries';
import { takesPart } from './data/takes-part';
import { useUnreadByMatch } from './data/unread';

/** Leads down to the chat, on phones, where it stands below the roster; says what was written last to whom it concerns. */
export function ChatAnchor({ match }: { match: Match }): ReactNode {
  const { LL } = useI18n();
  const unread = useUnreadByMatch().get(match.id) ?? 0;
  // Looked at once here; while the chat is open, its own looks keep this up to date.
  const { data } = useQuery({
    ...summaryQuery(match.id),
    refetchInterval: false,
    enabled: takesPart(match),
  });
  const { sender, message } = data?.last_message ?? {};
  return (
    <SectionAnchor to={chatId}>
      <Icon path={mdiForumOutline} className="size-5 shrink-0 text-accent" />
      <span className="shrink-0 font-semibold text-accent">
        {unread > 0 ? LL.chat.count({ count: unread }) : LL.chat.title()}
      </span>
      {message && (
        <bdi className="truncate text-muted">
          {sender ? LL.chat.incoming({ name: sender.display_name, text: message }) : message}
        </bdi>
      )}
    </SectionAnchor>
  );
}
