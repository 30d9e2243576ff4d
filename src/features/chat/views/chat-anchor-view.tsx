import { mdiForumOutline } from '@mdi/js';
import { SectionAnchor } from '@/components/focus/section-anchor';
import { Icon } from '@/components/ui/icon';
import { UnreadCount } from '@/components/views/message-badges';
import { hiddenComma } from '@/components/views/visible-and-spoken';
import { formatPreview } from '@/features/chat/data/messages';
import type { LastMessage } from '@/generated/schemas/lastMessage.zod';
import type { I18n } from '@/i18n/translate';

interface ChatAnchorViewProps {
  i18n: I18n;
  unreadCount: number;
  lastMessage?: LastMessage | undefined;
  onOpen?: (() => void) | undefined;
}

export function ChatAnchorView(props: ChatAnchorViewProps) {
  const { i18n, unreadCount, lastMessage, onOpen } = props;
  const { LL } = i18n;
  const text = formatPreview(LL, lastMessage);
  return (
    <SectionAnchor
      id="chat"
      onOpen={onOpen}
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control"
    >
      <Icon path={mdiForumOutline} className="size-5 shrink-0 text-accent" />
      <span data-words="" className="shrink-0 font-semibold text-accent">
        {LL.chat.title()}
        {(text || unreadCount > 0) && hiddenComma}
      </span>
      <UnreadCount i18n={i18n} count={unreadCount} />
      {text && (
        <bdi className="truncate text-sm text-muted">
          {unreadCount > 0 && hiddenComma}
          {text}
        </bdi>
      )}
    </SectionAnchor>
  );
}
