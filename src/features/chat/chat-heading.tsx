import { mdiArrowLeft } from '@mdi/js';
import type { ReactNode } from 'react';
import { pause } from '@/components/views/aloud';
import { Icon } from '@/components/ui/icon';
import { useNow } from '@/components/use-now';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { viewerTimeZone } from '@/lib/intl';
import { messagesSearch } from '@/routing/home-view';
import { Link } from '@/routing/link';
import { useBack, useIsFromMessages } from '@/routing/navigate';

/** The id of the word that names the chat's section. */
export const chatTitleId = 'chat-title';

/**
 * The heading of the chat. On a phone, where the match has been scrolled away, it stays in sight and says whose chat it is, with
 * the way back to where one came from.
 */
export function ChatHeading({ match }: { match: Match }): ReactNode {
  const { LL, format } = useI18n();
  const now = useNow();
  const isFromMessages = useIsFromMessages();
  const { title, starts_at, timezone } = match;
  return (
    <div className="border-b border-line bg-surface max-md:sticky max-md:top-(--header-height) max-md:z-10 max-md:flex max-md:items-center max-md:pr-4 md:px-4 md:py-2.5">
      <Link
        to="index"
        search={isFromMessages ? messagesSearch : undefined}
        onClick={useBack()}
        aria-label={isFromMessages ? LL.chat.all.title() : LL.detail.back()}
        className="grid size-target shrink-0 place-items-center rounded-control text-accent md:hidden print:hidden"
      >
        <Icon path={mdiArrowLeft} />
      </Link>
      <div className="min-w-0 max-md:flex-1 max-md:py-1.5">
        <p className="truncate font-bold md:hidden">
          {title}
          {pause}
        </p>
        <div className="flex min-w-0 items-baseline gap-1.5">
          <h2 id={chatTitleId} className="font-bold max-md:text-sm max-md:text-muted md:text-lg">
            {LL.chat.title()}
          </h2>
          <p className="min-w-0 truncate text-sm text-muted md:hidden">
            <span aria-hidden="true">· </span>
            <time dateTime={starts_at}>
              {format.dayOf(starts_at, timezone, now, viewerTimeZone())}, {format.time(starts_at, timezone)}
            </time>
          </p>
        </div>
      </div>
    </div>
  );
}
