import { useQuery } from '@tanstack/react-query';
import { mdiAlertCircle, mdiBell, mdiBellOutline, mdiForum, mdiForumOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { notificationsQuery } from '@/features/chat/data/notification-queries';
import { useAuthState } from '@/api/context';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PlainButton } from '@/components/ui/plain-button';
import { useOnIntent } from '@/components/use-on-intent';
import { useRefusedCount } from '@/features/chat/data/waiting';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { UnreadCount } from '@/components/unread-count';

const loadMenu = () => import('./messages-menu').then((module) => module.MessagesMenu);

/** That a message of mine was refused; the control's name says it. */
const RefusedMark = ({ className }: { className: string }): ReactNode => (
  <Icon
    path={mdiAlertCircle}
    className={cn('absolute size-[min(1rem,18px)] rounded-full bg-surface text-danger', className)}
  />
);

/** How much is unread, and what opens the menu with it. */
function useControl() {
  const { LL } = useI18n();
  const isSignedIn = useAuthState().status === 'authenticated';
  const { data } = useQuery({ ...notificationsQuery(), enabled: isSignedIn });
  const { loaded: Menu, preload, request } = useOnIntent(loadMenu);
  const count = data?.total_unread ?? 0;
  const unsent = useRefusedCount();
  const names = [
    count > 0 ? LL.chat.bell.unread({ count }) : LL.chat.bell.label(),
    unsent > 0 && LL.chat.bell.unsent({ count: unsent }),
  ];
  return {
    Menu,
    count,
    hasUnsent: unsent > 0,
    name: names.filter(Boolean).join(', '),
    trigger: {
      'aria-haspopup': 'menu' as const,
      onPointerEnter: preload,
      onFocus: preload,
      ...(!Menu && { onClick: request }),
    },
  };
}

/** The bell in the header of a desktop: all matches with unread messages. */
export function Bell(): ReactNode {
  const { Menu, count, hasUnsent, name, trigger } = useControl();
  const button = (
    <Button variant="quiet" size="icon" data-press="bell" aria-label={name} {...trigger}>
      <Icon path={count > 0 ? mdiBell : mdiBellOutline} />
      <UnreadCount count={count} isDecoration className="absolute top-0.5 left-1/2 ring-2 ring-surface" />
      {hasUnsent && <RefusedMark className="bottom-0.5 left-1/2" />}
    </Button>
  );
  return Menu ? <Menu trigger={button} /> : button;
}

/** The same in the bottom bar of a phone. */
export function MessagesTab(): ReactNode {
  const { LL } = useI18n();
  const { Menu, count, hasUnsent, name, trigger } = useControl();
  const button = (
    <PlainButton
      {...trigger}
      data-press="messages"
      className="bar-tab w-full text-muted data-[state=open]:text-accent"
    >
      <span className="relative">
        <Icon path={count > 0 ? mdiForum : mdiForumOutline} className="size-[min(1.5rem,28px)]" />
        <UnreadCount count={count} isDecoration className="absolute -top-1.5 left-3.5 ring-2 ring-surface" />
        {hasUnsent && <RefusedMark className="-bottom-1 left-3.5" />}
      </span>
      <span aria-hidden="true" className="max-[18rem]:sr-only">
        {LL.header.navigation.messages()}
      </span>
      {/* In one piece: what is hidden within a sentence gets a space before its comma. */}
      <span className="sr-only">{name}</span>
    </PlainButton>
  );
  return Menu ? <Menu trigger={button} /> : button;
}
