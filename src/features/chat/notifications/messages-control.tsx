import { mdiAlertCircle, mdiForum, mdiForumOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useAuthState } from '@/api/context';
import { useLazyMenu } from '@/components/loading/lazy';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { UnreadCount } from '@/components/views/message-badges';
import { useRefusedMessages } from '@/features/chat/data/outbox/use-outbox';
import { notificationsQuery } from '@/features/chat/data/queries';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';

const loadMenu = () => import('./messages-menu').then((module) => module.MessagesMenu);

/** Marks that a message of mine was refused; the icon needs no text, because the name of the button or tab says the same. */
const RefusalIcon = ({ className }: { className: string }) => (
  <Icon
    path={mdiAlertCircle}
    className={cn('absolute size-[min(1rem,18px)] rounded-full bg-surface text-danger', className)}
  />
);

function useMessagesStatus() {
  const i18n = useI18n();
  const { LL } = i18n;
  const isSignedIn = useAuthState().status === 'authenticated';
  const { data } = useQuery({ ...notificationsQuery(), enabled: isSignedIn });
  const unreadCount = data?.total_unread ?? 0;
  const refusedCount = useRefusedMessages().flatMap(({ messages }) => messages).length;
  const nameParts = [
    unreadCount > 0 ? LL.chat.bell.unread({ count: unreadCount }) : LL.header.navigation.messages(),
    refusedCount > 0 && LL.chat.bell.unsent({ count: refusedCount }),
  ];
  return { i18n, unreadCount, hasRefusals: refusedCount > 0, name: nameParts.filter(Boolean).join(', ') };
}

/** The button in the header of a desktop; its lazy menu lists the chats with unread messages. */
export function MessagesMenuButton() {
  const { i18n, unreadCount, hasRefusals, name } = useMessagesStatus();
  const { Menu, triggerProps } = useLazyMenu(loadMenu);
  const button = (
    <Button variant="quiet" size="icon" data-press="bell" aria-label={name} {...triggerProps}>
      <Icon path={unreadCount > 0 ? mdiForum : mdiForumOutline} />
      <UnreadCount
        i18n={i18n}
        count={unreadCount}
        isDecoration
        className="absolute top-0.5 left-1/2 ring-2 ring-surface"
      />
      {hasRefusals && <RefusalIcon className="bottom-0.5 left-1/2" />}
    </Button>
  );
  return Menu ? <Menu trigger={button} /> : button;
}

/** The icon and text of the tab in the bottom bar. */
export function MessagesTabContent({ isCurrent }: { isCurrent: boolean }) {
  const { i18n, unreadCount, hasRefusals, name } = useMessagesStatus();
  return (
    <>
      <span className="relative">
        <Icon
          path={isCurrent || unreadCount > 0 ? mdiForum : mdiForumOutline}
          className="size-[min(1.5rem,28px)]"
        />
        <UnreadCount
          i18n={i18n}
          count={unreadCount}
          isDecoration
          className="absolute -top-1.5 left-3.5 ring-2 ring-surface"
        />
        {hasRefusals && <RefusalIcon className="-top-1.5 right-4.5" />}
      </span>
      <span aria-hidden="true" className="max-[18rem]:sr-only">
        {i18n.LL.header.navigation.messages()}
      </span>
      <span className="sr-only">{name}</span>
    </>
  );
}
