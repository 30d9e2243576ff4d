import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { DropdownMenuItem, DropdownMenuSeparator, OpenedMenu } from '@/components/ui/dropdown-menu';
import { hiddenComma } from '@/components/views/visually-hidden';
import { useNow } from '@/components/use-now';
import { chatSectionId } from '@/features/chat/data/chat-section-id';
import { notificationsQuery } from '@/features/chat/data/queries';
import { useRefused } from '@/features/chat/data/waiting';
import { RefusedWords } from '@/features/chat/views/refused-words';
import { messagePreview } from '@/features/chat/views/message-preview';
import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import { useI18n } from '@/i18n/context';
import { viewerTimeZone } from '@/lib/intl';
import { retryHandler } from '@/lib/retry';
import { messagesSearch } from '@/routing/rows';
import { Link } from '@/routing/link';
import { UnreadCount } from '@/components/views/message-badges';

interface UnreadMatchProps {
  notification: ChatNotification;
  now: number;
  onSelect: () => void;
}

function UnreadMatch({ notification, now, onSelect }: UnreadMatchProps): ReactNode {
  const i18n = useI18n();
  const { LL, format } = i18n;
  const { match_id, match_title, unread_count, last_message, updated_at } = notification;
  const text = messagePreview(LL, last_message);
  const zone = viewerTimeZone();
  const when = format.relative(updated_at, zone, now, zone);
  return (
    <DropdownMenuItem asChild className="py-2" onSelect={onSelect}>
      <Link to="detail" params={{ id: match_id }} hash={chatSectionId}>
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold">
            {match_title}
            {hiddenComma}
          </span>
          {text && (
            <bdi className="truncate text-sm text-muted">
              {text}
              {hiddenComma}
            </bdi>
          )}
          <time dateTime={updated_at} className="text-xs text-muted">
            {when}
            {hiddenComma}
          </time>
        </span>
        <UnreadCount i18n={i18n} count={unread_count} />
      </Link>
    </DropdownMenuItem>
  );
}

/** All matches with unread messages, and the way to all chats; opened at once, because it is loaded when its button is pressed. */
export function MessagesMenu({ trigger }: { trigger: ReactNode }): ReactNode {
  const i18n = useI18n();
  const { LL } = i18n;
  const now = useNow();
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(notificationsQuery());
  const refusedIn = useRefused();
  const hasFailed = !data && errorUpdateCount > 0;
  const words = LL.chat.bell;
  const isLeaving = useRef(false);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus was "loading": the first entry takes it.
    if (data && document.activeElement === document.body) menu.current?.focus();
  }, [data]);
  const leave = (): void => {
    isLeaving.current = true;
  };
  return (
    <OpenedMenu
      trigger={trigger}
      ref={menu}
      aria-label={words.title()}
      onCloseAutoFocus={(event) => {
        // The focus goes to the chat then, not back to the bell.
        if (isLeaving.current) event.preventDefault();
        isLeaving.current = false;
      }}
      className="w-88"
    >
      {/* The link leads to the refused messages, which stay at the address of their match even when the match is gone. */}
      {refusedIn.map(({ matchId, refused }) => (
        <DropdownMenuItem key={matchId} asChild className="py-2" onSelect={leave}>
          <Link to="detail" params={{ id: matchId }} hash={chatSectionId}>
            <RefusedWords i18n={i18n} refused={refused} />
          </Link>
        </DropdownMenuItem>
      ))}
      {!data || data.results.length === 0 ? (
        <>
          {/* An entry, though it does nothing: of what stands in a menu a screen reader reaches entries only. */}
          <DropdownMenuItem
            aria-disabled="true"
            className="justify-center text-center text-sm text-muted"
            onSelect={(event) => event.preventDefault()}
          >
            {data ? words.empty() : hasFailed && !isFetching ? words.failed() : LL.common.states.loading()}
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
          <UnreadMatch key={notification.match_id} notification={notification} now={now} onSelect={leave} />
        ))
      )}
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild className="justify-center font-semibold" onSelect={leave}>
        <Link to="index" search={messagesSearch}>
          {LL.chat.all.title()}
        </Link>
      </DropdownMenuItem>
    </OpenedMenu>
  );
}
