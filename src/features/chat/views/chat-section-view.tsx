import type { ReactNode, Ref } from 'react';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';

interface HeadingProps {
  i18n: I18n;
  match: Match;
  now: number;
  canRead: boolean;
}

/** The heading of the chat, which names the match when the person may read the chat (`canRead`). On phones it is sticky. */
function ChatHeading({ i18n: { LL, format }, match, now, canRead }: HeadingProps) {
  const { title, starts_at, timezone } = match;
  return (
    <div
      className={cn(
        'border-b border-line md:px-4 md:py-2.5',
        canRead
          ? [
              'bg-surface max-md:sticky max-md:top-(--header-height) max-md:z-10 max-md:px-4 max-md:py-1.5',
              // With large text a sticky heading would hide most of the chat.
              'max-[16rem]:static low:static',
            ]
          : 'px-4 py-2.5',
      )}
    >
      {canRead && (
        <p aria-hidden="true" className="truncate font-bold md:hidden">
          {title}
        </p>
      )}
      {/* The heading stays when the match is left, as it then has the focus. */}
      <div className={cn('min-w-0', canRead && 'max-md:text-sm max-md:text-muted max-md:*:inline')}>
        <h2
          tabIndex={-1}
          className={cn('shrink-0 font-bold outline-none md:text-lg', canRead ? 'max-md:text-sm' : 'text-lg')}
        >
          {LL.chat.title()}
          {/* `sr-only` would make it a line of its own. */}
          {canRead && <span className="text-[0px]/0">{`: ${title}`}</span>}
        </h2>{' '}
        {canRead && (
          <p className="text-sm md:hidden low:sr-only">
            <span aria-hidden="true">· </span>
            <time dateTime={starts_at}>
              {format.dayOf(starts_at, timezone, now)}, {format.time(starts_at, timezone)}
            </time>
          </p>
        )}
      </div>
    </div>
  );
}

interface ChatSectionViewProps extends HeadingProps {
  sectionRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame of the chat, with its heading. */
export function ChatSectionView({ sectionRef, children, ...headingProps }: ChatSectionViewProps) {
  const { i18n, canRead } = headingProps;
  return (
    <section
      ref={sectionRef}
      id="chat"
      aria-label={i18n.LL.chat.title()}
      className={cn(
        // Older messages that are added above the newest ones must not scroll the page.
        '[overflow-anchor:none]',
        'flex -scroll-mt-16 flex-col overflow-clip rounded-card bg-surface shadow-card outline-none md:not-short:-scroll-mt-14 short:-scroll-mt-8',
        // Only the messages have a fixed height; other content grows with large text.
        canRead && [
          'min-h-[max(--spacing(96),calc(100dvh-var(--header-height)-4.5rem))] has-[>[data-log]]:h-0',
          // The whole chat fits into a low window, so that its text field is visible.
          'short:min-h-[max(--spacing(48),calc(100dvh-var(--header-height)-4.5rem))]',
          'md:not-short:min-h-64 md:not-short:flex-1 md:not-short:not-has-[>[data-log]]:min-h-fit md:not-short:has-[>[data-log]]:h-auto',
        ],
      )}
    >
      <ChatHeading {...headingProps} />
      {children}
    </section>
  );
}
