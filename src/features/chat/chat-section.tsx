import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { scrollToSection } from '@/components/focus/section-anchor';
import { useNow } from '@/components/hooks/use-time';
import { useLazyOnIntent } from '@/components/loading/lazy';
import { hiddenComma } from '@/components/views/visible-and-spoken';
import { canReadChat, messagesQuery, summaryQuery } from '@/features/chat/data/queries';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { useHash } from '@/routing/hooks';
import { ChatFailure, ChatSkeleton, NoAccess, UnsentMessages } from './chat-states';
import { getLoadedChat, loadChat } from './load-chat';

const chatTitleId = 'chat-title';

/** The heading of the chat. On phones it is sticky and names the match when the person may read the chat (`canRead`). */
function ChatHeading({ match, canRead }: { match: Match; canRead: boolean }): ReactNode {
  const { LL, format } = useI18n();
  const now = useNow();
  const { title, starts_at, timezone } = match;
  const heading = (
    <h2
      id={chatTitleId}
      className={cn('shrink-0 font-bold md:text-lg', canRead ? 'max-md:text-sm' : 'text-lg')}
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

/** The chat on the screen of a match. Its lazy code and its messages load together, shortly before it scrolls into view. */
export function ChatSection({ match }: { match: Match }): ReactNode {
  const client = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const [hasCodeFailed, setHasCodeFailed] = useState(false);
  const markFailed = useCallback(() => setHasCodeFailed(true), []);
  const { code, requestCode, isLoading } = useLazyOnIntent(loadChat, markFailed);
  const [loadedChat] = useState(getLoadedChat);
  const Chat = code ?? loadedChat;
  const hash = useHash();
  const { id } = match;
  const canRead = canReadChat(match);
  const isChatInHash = hash === 'chat';

  useEffect(() => {
    if (!canRead || !section.current) return undefined;
    if (isChatInHash) {
      requestCode();
      return undefined;
    }
    const onIntersection: IntersectionObserverCallback = (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      requestCode();
      // The cached summary, fetched by `ChatAnchor`, may be older than the newest messages.
      const summary = client.query({ ...summaryQuery(id), staleTime: 0 });
      void Promise.allSettled([client.query(messagesQuery(id)), summary]);
    };
    const observer = new IntersectionObserver(onIntersection, { rootMargin: '300px' });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [client, id, isChatInHash, canRead, requestCode]);

  useEffect(() => {
    if (isChatInHash) scrollToSection('chat');
  }, [isChatInHash]);

  return (
    <section
      ref={section}
      id="chat"
      tabIndex={-1}
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
      <ChatHeading match={match} canRead={canRead} />
      {!canRead ? (
        <>
          <UnsentMessages matchId={id} />
          <NoAccess canJoin={match.can_join} />
        </>
      ) : Chat ? (
        <Chat match={match} />
      ) : hasCodeFailed ? (
        <ChatFailure failure={{ kind: 'chunk_load' }} busy={isLoading} onRetry={requestCode} />
      ) : (
        <ChatSkeleton />
      )}
    </section>
  );
}
