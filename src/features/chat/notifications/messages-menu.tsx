import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNow } from '@/components/hooks/use-time';
import { DropdownMenuItem, DropdownMenuSeparator, OpenedMenu } from '@/components/ui/overlays/dropdown-menu';
import { UnreadCount } from '@/components/views/message-badges';
import { hiddenComma } from '@/components/views/visible-and-spoken';
import { formatPreview } from '@/features/chat/data/messages';
import { useRefusedMessages } from '@/features/chat/data/outbox/use-outbox';
import { notificationsQuery } from '@/features/chat/data/queries';
import { RefusalSummary } from '@/features/chat/views/refusal-summary';
import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import { useI18n } from '@/i18n/context';
import { viewerTimeZone } from '@/lib/format/intl';
import { retryHandler } from '@/lib/state/retry';
import { Link } from '@/routing/link';
import { messagesSearch } from '@/routing/rows';

interface UnreadChatItemProps {
  notification: ChatNotification;
  now: number;
  onSelect: () => void;
}

function UnreadChatItem({ notification, now, onSelect }: UnreadChatItemProps) {
  const i18n = useI18n();
  const { LL, format } = i18n;
  const { match_id, match_title, unread_count, last_message, updated_at } = notification;
  const text = formatPreview(LL, last_message);
  const relativeTime = format.relative(updated_at, viewerTimeZone(), now);
  return (
    <DropdownMenuItem asChild className="py-2" onSelect={onSelect}>
      <Link to="detail" params={{ id: match_id }} hash="chat">
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold">
            {match_title}
            {hiddenComma}
          </span>
          {text && (
            <bdi className="truncate text-sm text-muted">
              {text}
              {!/[.!?…]$/.test(text) && hiddenComma}
            </bdi>
          )}
          <time dateTime={updated_at} className="text-xs text-muted">
            {relativeTime}
            {hiddenComma}
          </time>
        </span>
        <UnreadCount i18n={i18n} count={unread_count} />
      </Link>
    </DropdownMenuItem>
  );
}

/** A menu of the chats with unread messages, with a link to all chats. It is open at first, because it loads when its button is pressed. */
export function MessagesMenu({ trigger }: { trigger: ReactNode }) {
  const i18n = useI18n();
  const { LL } = i18n;
  const now = useNow();
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(notificationsQuery());
  const chatsWithRefusals = useRefusedMessages();
  const hasFailed = !data && errorUpdateCount > 0;
  const texts = LL.chat.bell;
  const hasChosenLink = useRef(false);
  useEffect(() => {
    // The entry "loading" had the focus and has disappeared.
    if (data && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[role=menu]')?.focus();
  }, [data]);
  const markLinkChosen = (): void => {
    hasChosenLink.current = true;
  };
  return (
    <OpenedMenu
      trigger={trigger}
      aria-label={texts.title()}
      onCloseAutoFocus={(event) => {
        // The opened screen takes the focus instead of the menu's button.
        if (hasChosenLink.current) event.preventDefault();
        hasChosenLink.current = false;
      }}
      className="w-88"
    >
      {chatsWithRefusals.map(({ matchId, messages }) => (
        <DropdownMenuItem key={matchId} asChild className="py-2" onSelect={markLinkChosen}>
          <Link to="detail" params={{ id: matchId }} hash="chat">
            <RefusalSummary i18n={i18n} messages={messages} />
          </Link>
        </DropdownMenuItem>
      ))}
      {!data || data.results.length === 0 ? (
        <>
          {/* The text is a menu item because screen readers reach only items in a menu. */}
          <DropdownMenuItem
            aria-disabled="true"
            className="justify-center text-center text-sm text-muted"
            onSelect={(event) => event.preventDefault()}
          >
            {data ? texts.empty() : hasFailed && !isFetching ? texts.failed() : LL.common.states.loading()}
          </DropdownMenuItem>
          {hasFailed && (
            <DropdownMenuItem
              className="justify-center font-semibold"
              onSelect={(event) => {
                event.preventDefault();
                retryHandler(refetch)();
              }}
            >
              {LL.common.actions.retry()}
            </DropdownMenuItem>
          )}
        </>
      ) : (
        data.results.map((notification) => (
          <UnreadChatItem
            key={notification.match_id}
            notification={notification}
            now={now}
            onSelect={markLinkChosen}
          />
        ))
      )}
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild className="justify-center font-semibold" onSelect={markLinkChosen}>
        <Link to="index" search={messagesSearch}>
          {LL.chat.all.title()}
        </Link>
      </DropdownMenuItem>
    </OpenedMenu>
  );
}
