import { mdiForumOutline } from '@mdi/js';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';

/** The link down to the chat as it looks; without an address it does not lead anywhere yet. */
export function ChatAnchorLook({ unread, ...rest }: ComponentProps<'a'> & { unread: number }): ReactNode {
  const { LL } = useI18n();
  return (
    <a
      {...rest}
      className="inline-flex min-h-11 items-center gap-2 rounded-control text-sm font-semibold text-accent underline-offset-4 hover:underline md:hidden"
    >
      <Icon path={mdiForumOutline} />
      {unread > 0 ? LL.chat.count({ count: unread }) : LL.chat.title()}
    </a>
  );
}
