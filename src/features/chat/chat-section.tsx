import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { scrollToSection } from '@/components/focus/section-anchor';
import { useNow } from '@/components/hooks/use-time';
import { useLazyOnIntent } from '@/components/loading/lazy';
import { canReadChat, messagesQuery, summaryQuery } from '@/features/chat/data/queries';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { useHash } from '@/routing/hooks';
import { ChatFailure, ChatSkeleton, NoAccess, UnsentMessages } from './chat-states';
import { getLoadedChat, loadChat } from './load-chat';
import { ChatSectionView } from './views/chat-section-view';

/** The chat on the screen of a match. Its lazy code and its messages load together, shortly before it scrolls into view. */
export function ChatSection({ match }: { match: Match }) {
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
    if (!isChatInHash) return undefined;
    const [element, opener, y] = [section.current, document.activeElement, window.scrollY];
    scrollToSection('chat');
    return () => {
      // Back from the chat: the entry of the match may have no position yet, as it is stored once all has loaded.
      if (!element?.isConnected) return;
      window.scrollTo(0, y);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isChatInHash]);

  return (
    <ChatSectionView i18n={useI18n()} match={match} now={useNow()} canRead={canRead} sectionRef={section}>
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
    </ChatSectionView>
  );
}
