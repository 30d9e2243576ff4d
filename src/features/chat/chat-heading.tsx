import { mdiArrowLeft } from '@mdi/js';
import type { ReactNode } from 'react';
import { hiddenComma } from '@/components/views/visually-hidden';
import { Icon } from '@/components/ui/icon';
import { useNow } from '@/components/use-now';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { viewerTimeZone } from '@/lib/intl';
import { messagesSearch } from '@/routing/rows';
import { Link } from '@/routing/link';
import { useBackToScreen, useIsFromMessages } from '@/routing/navigate';

export const chatTitleId = 'chat-title';

/** On phones, a link back to the list of chats, or to the matches when the chat was opened elsewhere. */
function BackLink(): ReactNode {
  const { LL } = useI18n();
  const isFromMessages = useIsFromMessages();
  return (
    <Link
      to="index"
      search={isFromMessages ? messagesSearch : undefined}
      onClick={useBackToScreen()}
      aria-label={isFromMessages ? LL.chat.all.title() : LL.detail.back()}
      className="grid size-target shrink-0 place-items-center rounded-control text-accent md:hidden print:hidden"
    >
      <Icon path={mdiArrowLeft} />
    </Link>
  );
}

/** The heading of the chat. On phones it is sticky and names the match when the person may read the chat (`isOpen`). */
export function ChatHeading({ match, isOpen }: { match: Match; isOpen: boolean }): ReactNode {
  const { LL, format } = useI18n();
  const now = useNow();
  const { title, starts_at, timezone } = match;
  const heading = (
    <h2
      id={chatTitleId}
      className={cn('shrink-0 font-bold md:text-lg', isOpen ? 'max-md:text-sm' : 'text-lg')}
    >
      {LL.chat.title()}
    </h2>
  );
  const frame = 'border-b border-line md:px-4 md:py-2.5';
  if (!isOpen) return <div className={cn(frame, 'px-4 py-2.5')}>{heading}</div>;
  return (
    <div
      className={cn(
        frame,
        'bg-surface max-md:sticky max-md:top-(--header-height) max-md:z-10 max-md:flex max-md:items-center max-md:pr-4',
        // With large text a sticky heading would hide most of the chat.
        'max-[16rem]:static low:static',
      )}
    >
      <BackLink />
      <div className="min-w-0 max-md:flex-1 max-md:py-1.5">
        <p className="relative truncate font-bold md:hidden">
          {title}
          {hiddenComma}
        </p>
        <div className="min-w-0 max-md:text-sm max-md:text-muted max-md:*:inline">
          {heading}{' '}
          <p className="text-sm md:hidden low:sr-only">
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
