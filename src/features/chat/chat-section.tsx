import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { scrollToSection } from '@/components/section-anchor';
import { useLazyOnIntent } from '@/components/lazy';
import type { Match } from '@/generated/schemas/match.zod';
import { cn } from '@/lib/cn';
import { useHash } from '@/routing/hooks';
import { ChatHeading, chatTitleId } from './chat-heading';
import { ChatFailure, ChatSkeleton, NoAccess } from './chat-states';
import { chatSectionId } from '@/features/chat/data/chat-section-id';
import { canReadChat, messagesQuery, summaryQuery } from '@/features/chat/data/queries';
import { UnsentMessages } from './unsent-messages';

const loadChat = () => import('./chat').then((module) => module.Chat);

/** Loading begins before the section scrolls into view. */
const observerOptions = { rootMargin: '300px' };

/** The chat on the screen of a match. Its lazy code and its messages load together, shortly before it scrolls into view. */
export function ChatSection({ match }: { match: Match }): ReactNode {
  const client = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const fail = useCallback(() => setHasFailed(true), []);
  const { loaded: Chat, request, isLoading } = useLazyOnIntent(loadChat, fail);
  const hash = useHash();
  const { id } = match;
  const canRead = canReadChat(match);
  const isLinked = hash === chatSectionId;

  useEffect(() => {
    if (!canRead || !section.current) return undefined;
    const load = (): void => {
      request();
      // The cached summary, fetched by `ChatAnchor`, may be older than the newest messages.
      const summary = client.query({ ...summaryQuery(id), staleTime: 0 });
      void Promise.allSettled([client.query(messagesQuery(id)), summary]);
    };
    if (isLinked) {
      load();
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    }, observerOptions);
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [client, id, isLinked, canRead, request]);

  useEffect(() => {
    if (isLinked) scrollToSection(chatSectionId);
  }, [isLinked]);

  return (
    <section
      ref={section}
      id={chatSectionId}
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
      <ChatHeading match={match} isOpen={canRead} />
      {!canRead ? (
        <>
          <UnsentMessages matchId={id} />
          <NoAccess canJoin={match.can_join} />
        </>
      ) : Chat ? (
        <Chat match={match} />
      ) : hasFailed ? (
        <ChatFailure failure={{ kind: 'code' }} busy={isLoading} onRetry={request} />
      ) : (
        <ChatSkeleton />
      )}
    </section>
  );
}
