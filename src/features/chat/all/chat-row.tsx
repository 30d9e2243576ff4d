import type { ReactNode } from 'react';
import { LoadingNotice } from '@/components/failures/state-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { UnreadCount, type UnsentState, UnsentIcon } from '@/components/views/message-badges';
import { hiddenComma } from '@/components/views/visible-and-spoken';
import { formatPreview } from '@/features/chat/data/messages';
import type { Match } from '@/generated/schemas/match.zod';
import type { PreviewMessage } from '@/generated/schemas/previewMessage.zod';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { viewerTimeZone } from '@/lib/format/intl';
import { Link } from '@/routing/link';

export interface ChatListItem {
  matchId: number;
  title: string;
  match: Match | undefined;
  unreadCount: number;
  lastMessage: PreviewMessage | undefined;
}

/** A link to a chat: its match, last message and number of unread messages. */
export function ChatRow({
  chat: { matchId, title, match, unreadCount, lastMessage },
  now,
  tile,
  unsentState,
}: {
  chat: ChatListItem;
  now: number;
  tile: ReactNode;
  unsentState: UnsentState | undefined;
}) {
  const i18n = useI18n();
  const { LL, format } = i18n;
  const isUnread = unreadCount > 0;
  return (
    <li className="border-line not-first:border-t">
      <Link
        to="detail"
        params={{ id: matchId }}
        hash="chat"
        // With large text the lines stand below each other and wrap.
        className="grid min-h-19 grid-cols-[auto_minmax(0,1fr)_auto_auto] content-center items-center gap-x-2.5 px-4 py-2 -outline-offset-3 hover:bg-sunken max-[18rem]:grid-cols-1 max-[18rem]:*:col-auto max-[18rem]:*:row-auto"
      >
        <span className="row-span-3 max-[18rem]:hidden">{tile}</span>
        <span
          className={cn(
            'relative col-[2/-1] row-1 leading-5 min-[18rem]:line-clamp-2',
            isUnread && 'font-semibold',
          )}
        >
          {title}
          {hiddenComma}
        </span>
        <span className="col-4 row-2 flex items-center gap-2 empty:hidden">
          {unsentState && (
            <span className="flex">
              <UnsentIcon i18n={i18n} state={unsentState} />
              {hiddenComma}
            </span>
          )}
          {isUnread && (
            <span className="flex">
              <UnreadCount i18n={i18n} count={unreadCount} />
              {hiddenComma}
            </span>
          )}
        </span>
        {match && (
          <span className="relative col-2 row-3 text-xs tracking-tight text-muted">
            <time dateTime={match.starts_at}>
              {format.dayOf(match.starts_at, match.timezone, now)}
              <span className="max-[22.4rem]:sr-only">, {format.time(match.starts_at, match.timezone)}</span>
            </time>
            {hiddenComma}
          </span>
        )}
        {lastMessage !== undefined && (
          <bdi
            className={cn(
              'relative row-2 text-sm min-[18rem]:truncate',
              isUnread || unsentState ? 'col-[2/4]' : 'col-[2/-1]',
              !isUnread && 'text-muted',
            )}
          >
            {lastMessage
              ? formatPreview(LL, lastMessage, lastMessage.is_mine ? LL.common.roster.you() : undefined)
              : LL.chat.all.silent()}
            {lastMessage && hiddenComma}
          </bdi>
        )}
        {lastMessage && (
          <time
            dateTime={lastMessage.created_at}
            className="col-[3/-1] row-3 justify-self-end text-xs tracking-tight text-muted"
          >
            {format.relative(lastMessage.created_at, viewerTimeZone(), now)}
          </time>
        )}
      </Link>
    </li>
  );
}

export function ChatRowsSkeleton({ count }: { count: number }) {
  return (
    <div>
      <LoadingNotice />
      {Array.from({ length: count }, (_, row) => (
        <div
          key={row}
          className="grid min-h-19 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-3 border-t border-line px-4 py-2 first-of-type:border-t-0"
        >
          <Skeleton className="row-span-3 size-9 max-[22rem]:size-8 md:size-11" />
          <Skeleton className="my-0.5 h-5 w-44 max-w-full" />
          <Skeleton className="my-0.5 h-4 w-56 max-w-full" />
          <Skeleton className="my-0.5 h-3 w-32 max-w-full" />
        </div>
      ))}
    </div>
  );
}
