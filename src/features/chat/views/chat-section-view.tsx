import type { ReactNode, Ref } from 'react';
import { hiddenComma } from '@/components/views/visible-and-spoken';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';

const chatTitleId = 'chat-title';

interface HeadingProps {
  i18n: I18n;
  match: Match;
  now: number;
  canRead: boolean;
}

/** The heading of the chat. On phones it is sticky and names the match when the person may read the chat (`canRead`). */
function ChatHeading({ i18n: { LL, format }, match, now, canRead }: HeadingProps) {
  const { title, starts_at, timezone } = match;
  const heading = (
    <h2
      id={chatTitleId}
      tabIndex={-1}
      className={cn('shrink-0 font-bold outline-none md:text-lg', canRead ? 'max-md:text-sm' : 'text-lg')}
    >
      {LL.chat.title()}
    </h2>
  );
  const frameStyle = 'border-b border-line md:px-4 md:py-2.5';
  if (!canRead) return <div className={cn(frameStyle, 'px-4 py-2.5')}>{heading}</div>;
  return (
    <div
      className={cn(
        frameStyle,
        'bg-surface max-md:sticky max-md:top-(--header-height) max-md:z-10 max-md:px-4 max-md:py-1.5',
        // With large text a sticky heading would hide most of the chat.
        'max-[16rem]:static low:static',
      )}
    >
      <div className="min-w-0">
        <p className="relative truncate font-bold md:hidden">
          {title}
          {hiddenComma}
        </p>
        <div className="min-w-0 max-md:text-sm max-md:text-muted max-md:*:inline">
          {heading}{' '}
          <p className="text-sm md:hidden low:sr-only">
            <span aria-hidden="true">· </span>
            <time dateTime={starts_at}>
              {format.dayOf(starts_at, timezone, now)}, {format.time(starts_at, timezone)}
            </time>
          </p>
        </div>
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
  const { canRead } = headingProps;
  return (
    <section
      ref={sectionRef}
      id="chat"
      aria-labelledby={chatTitleId}
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
