import { type ReactNode, useEffect, useRef, useState } from 'react';
import { describeError } from '@/api/problem';
import { StaleNotice } from '@/components/query-failure';
import { useNow } from '@/components/use-now';
import { whenIdle } from '@/lib/scheduling';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { ChatFailure, NoAccessAnyMore, NoMatch } from './chat-unavailable';
import { ChatSkeleton } from './chat-skeleton';
import { isNews } from '@/features/chat/data/queries';
import { type UseChat, useChat } from './data/use-chat';
import { useMatchInStep } from '@/features/chat/data/use-in-step';
import { useSend } from './data/use-send';
import { Composer, type ComposerHandle } from './compose/composer';
import { findFirstUnread } from './list/arrange';
import { MessageLog } from './list/message-log';
import { IncomingAnnouncer } from './reading/incoming-announcer';
import { loadSignOutDialog } from './sign-out-question';
import { Unsent } from './unsent';
import { useMarkRead } from './reading/use-mark-read';

const noMessages: never[] = [];

const ignore = (): void => undefined;

interface ChatProps {
  match: Match;
}

interface OpenChatProps extends ChatProps {
  chat: UseChat;
  messages: NonNullable<UseChat['messages']>;
  /** In the place of messages that could not be had. */
  failure?: ReactNode;
}

/** The chat once its messages are there, or cannot be had: one can write all the same. */
function OpenChat({ match, chat, messages, failure }: OpenChatProps): ReactNode {
  const { id: matchId, timezone: timeZone } = match;
  const now = useNow();
  const { send, takeBack, discard } = useSend(matchId);
  const composer = useRef<ComposerHandle>(null);
  useEffect(() => whenIdle(() => void loadSignOutDialog().catch(ignore)), []);
  const [isEndInView, setIsEndInView] = useState(false);
  /** Frozen until the chat is closed, or I send. */
  const [firstUnreadId, setFirstUnreadId] = useState<number | null>();
  if (firstUnreadId === undefined && !failure)
    setFirstUnreadId(chat.unreadCount === 0 ? null : findFirstUnread(messages, chat.lastReadId));
  useMarkRead({
    matchId,
    newestId: messages.findLast(isNews)?.id ?? 0,
    lastReadId: chat.lastReadId ?? 0,
    isInView: isEndInView,
  });
  return (
    <>
      {failure && <div className="flex-1">{failure}</div>}
      {(!failure || chat.pending.length > 0) && (
        <MessageLog
          messages={messages}
          pending={chat.pending}
          timeZone={timeZone}
          now={now}
          isAhead={match.status === 'scheduled' && now < Date.parse(match.starts_at)}
          firstUnreadId={firstUnreadId ?? null}
          onDiscard={discard}
          onEdit={(key) => {
            void takeBack(key).then((text) => text !== null && composer.current?.add(text));
          }}
          onEndInView={setIsEndInView}
        />
      )}
      <StaleNotice query={chat.freshness} className="px-3 pb-2" />
      <Composer
        ref={composer}
        matchId={matchId}
        onSend={(text) => {
          setFirstUnreadId(null);
          send(text);
        }}
      />
      <IncomingAnnouncer messages={messages} />
    </>
  );
}

/** The chat of a match that I take part in or wait for. */
export function Chat({ match }: ChatProps): ReactNode {
  const { locale } = useI18n();
  const chat = useChat(match.id, locale);
  const { messages, refusal, isFetching, refetch } = chat;
  useMatchInStep(match, messages);
  if (refusal?.status === 403 || refusal?.status === 404) {
    return (
      <>
        <Unsent matchId={match.id} />
        {refusal.status === 403 ? <NoAccessAnyMore /> : <NoMatch />}
      </>
    );
  }
  if (chat.error !== null) {
    const failure = <ChatFailure failure={describeError(chat.error)} busy={isFetching} onRetry={refetch} />;
    return <OpenChat match={match} chat={chat} messages={noMessages} failure={failure} />;
  }
  if (!messages || !chat.isOpened) return <ChatSkeleton />;
  return <OpenChat match={match} chat={chat} messages={messages} />;
}
