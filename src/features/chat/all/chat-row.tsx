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
  unsentState,
}: {
  chat: ChatListItem;
  now: number;
  unsentState: UnsentState | undefined;
}): ReactNode {
  const i18n = useI18n();
  const zone = viewerTimeZone();
  const { LL, format } = i18n;
  const isUnread = unreadCount > 0;
  return (
    <li className="border-line not-first:border-t">
      <Link
        to="detail"
        params={{ id: matchId }}
        hash="chat"
        className="grid grid-cols-1 px-4 py-3 -outline-offset-3 hover:bg-sunken"
      >
        <span className="flex items-start gap-3">
          <span className="min-w-0 flex-1 font-semibold wrap-break-word">
            {title}
            {hiddenComma}
          </span>
          <span className="flex h-lh items-center gap-2">
            {unsentState && (
              <>
                <UnsentIcon i18n={i18n} state={unsentState} />
                {hiddenComma}
              </>
            )}
            <UnreadCount i18n={i18n} count={unreadCount} />
            {isUnread && hiddenComma}
          </span>
        </span>
        {match && (
          <span className="text-sm text-muted">
            <time dateTime={match.starts_at} className="inline-block">
              {format.dayOf(match.starts_at, match.timezone, now, zone)},{' '}
              {format.time(match.starts_at, match.timezone)}
            </time>
            {hiddenComma}
          </span>
        )}
        {lastMessage !== undefined && (
          <span className="flex flex-wrap items-baseline gap-x-3 text-sm">
            <bdi
              className={cn(
                'relative line-clamp-2 min-w-0 flex-1 basis-full wrap-anywhere sm:basis-40',
                isUnread ? 'font-semibold' : 'text-muted',
              )}
            >
              {lastMessage
                ? formatPreview(LL, lastMessage, lastMessage.is_mine ? LL.common.roster.you() : undefined)
                : LL.chat.all.silent()}
              {lastMessage && hiddenComma}
            </bdi>
            {lastMessage && (
              <time dateTime={lastMessage.created_at} className="text-xs text-muted">
                {format.relative(lastMessage.created_at, zone, now, zone)}
              </time>
            )}
          </span>
        )}
      </Link>
    </li>
  );
}

export function ChatRowsSkeleton({ count }: { count: number }): ReactNode {
  return (
    <div>
      <LoadingNotice />
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="grid grid-cols-1 border-t border-line px-4 py-3 first-of-type:border-t-0">
          <Skeleton className="my-0.5 h-5 w-56" />
          <Skeleton className="my-0.5 h-4 w-32" />
          <Skeleton className="my-0.5 h-4 w-64" />
        </div>
      ))}
    </div>
  );
}
