import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { showSection } from '@/components/section-anchor';
import { useLazyOnIntent } from '@/components/lazy';
import type { Match } from '@/generated/schemas/match.zod';
import { cn } from '@/lib/cn';
import { useHash } from '@/routing/hooks';
import { ChatHeading, chatTitleId } from './chat-heading';
import { ChatFailure, ChatSkeleton, NoAccess } from './chat-states';
import { chatSectionId } from '@/features/chat/data/chat-section-id';
import { messagesQuery, summaryQuery } from '@/features/chat/data/queries';
import { canReadChat } from './data/takes-part';
import { UnsentMessages } from './unsent-messages';

const loadChat = () => import('./chat').then((module) => module.Chat);

/** Before its beginning is in view, so that it is there in time. */
const observerOptions = { rootMargin: '300px' };

/** The place of the chat on the screen of a match. Its code and its messages come together, when it comes near. */
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
      // The summary that the link to the chat has fetched may lack newer messages.
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

  // Its heading may be due to get the focus later, and then leaves it here (announce.tsx).
  useEffect(() => {
    if (isLinked) showSection(chatSectionId);
  }, [isLinked]);

  return (
    <section
      ref={section}
      id={chatSectionId}
      tabIndex={-1}
      aria-labelledby={chatTitleId}
      className={cn(
        // Its log keeps its own place: what is laid out above the newest messages must not move the page as well.
        '[overflow-anchor:none]',
        'flex -scroll-mt-16 flex-col overflow-clip rounded-card bg-surface shadow-card outline-none md:not-short:-scroll-mt-14 short:-scroll-mt-8',
        // Only messages scroll in it; anything else may become higher with large text.
        canRead && [
          'min-h-[max(--spacing(96),calc(100dvh-var(--header-height)-4.5rem))] has-[>[data-log]]:h-0',
          // The whole chat in the window, so that its field is in sight.
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
