import { type ReactNode, useEffect, useRef, useState } from 'react';
import { describeError } from '@/api/problem';
import { StaleNotice } from '@/components/failures/query-failure';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { whenIdle } from '@/lib/browser/scheduling';
import { ChatFailure, ChatGone, ChatSkeleton, UnsentMessages } from './chat-states';
import { Composer, type ComposerHandle } from './compose/composer';
import {
  findFirstUnreadId,
  findMessagesAfter,
  findNewestId,
  findReadId,
  formatPreview,
} from './data/messages';
import { type ChatData, useChat } from './data/use-chat';
import { useSend } from './data/use-send';
import { MessageLog } from './list/message-log';
import { loadSignOutDialog } from './sign-out-question';

/** The live region keeps several messages, because assistive technology may be slow to read them. */
const maxAnnouncedMessages = 20;

/** A live region that announces each new message of other people once, and no message from before the chat was opened. */
function IncomingAnnouncer({ messages }: { messages: readonly ChatMessage[] }) {
  const { LL } = useI18n();
  const [idAtOpening] = useState(() => findNewestId(messages));
  const incomingMessages = findMessagesAfter(idAtOpening, messages).filter(({ is_mine }) => !is_mine);
  return (
    <div
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={LL.chat.title()}
      className="sr-only"
    >
      {incomingMessages.slice(-maxAnnouncedMessages).map((message) => (
        <p key={message.id}>
          {message.kind === 'system'
            ? message.message
            : formatPreview(LL, message, message.sender?.display_name ?? LL.chat.deletedAccount())}
        </p>
      ))}
    </div>
  );
}

/** The id of the message that was the first unread one at opening: undefined until it is found, null when there is none or after `clear`. */
function useFirstUnread({ messages, hasEarlier, unreadCount, lastReadId }: ChatData, isReady: boolean) {
  /** How far the person had read at opening; the chat is marked as read while the message is still searched. */
  const [readId, setReadId] = useState<number>();
  const [firstUnreadId, setFirstUnreadId] = useState<number | null>();
  if (isReady && readId === undefined) setReadId(findReadId(unreadCount, lastReadId));
  if (firstUnreadId === undefined && readId !== undefined) {
    const hasReadMessage = (messages[0]?.id ?? 0) <= readId;
    if (hasReadMessage || !hasEarlier) setFirstUnreadId(findFirstUnreadId(messages, readId));
  }
  return [firstUnreadId, (): void => setFirstUnreadId(null)] as const;
}

/** The chat with its messages, or with the error of loading them: one can write in both cases. */
function OpenChat({ match, chat, notice }: { match: Match; chat: ChatData; notice: ReactNode }) {
  const { messages } = chat;
  const { send } = useSend(match.id);
  const composer = useRef<ComposerHandle>(null);
  useEffect(() => whenIdle(() => void loadSignOutDialog().catch(() => undefined)), []);
  /** The first unread message stays marked until the chat is closed or I send a message. */
  const [firstUnreadId, clearFirstUnread] = useFirstUnread(chat, !notice);
  return (
    <>
      {/* The error scrolls like the messages, so that the text field stays visible in a low window. */}
      {notice && (
        <div data-log="" className="min-h-0 flex-1 overflow-y-auto">
          {notice}
        </div>
      )}
      {(!notice || chat.outbox.length > 0) && (
        <MessageLog
          match={match}
          chat={chat}
          firstUnreadId={firstUnreadId}
          onEdit={(text) => composer.current?.add(text)}
        />
      )}
      <StaleNotice query={chat.freshness} className="px-3 pb-2" />
      <Composer
        ref={composer}
        matchId={match.id}
        onSend={(text) => {
          clearFirstUnread();
          send(text);
        }}
      />
      {/* The announcer is mounted after the messages have loaded, so that it does not announce them. */}
      {!notice && <IncomingAnnouncer messages={messages} />}
    </>
  );
}

export function Chat({ match }: { match: Match }) {
  const chat = useChat(match);
  const { error, refusal, isFetching, refetch } = chat;
  if (refusal) {
    return (
      <>
        <UnsentMessages matchId={match.id} />
        <ChatGone isMatchGone={refusal.status === 404} />
      </>
    );
  }
  if (error === null && !chat.isLoaded) return <ChatSkeleton />;
  const notice = error !== null && (
    <ChatFailure failure={describeError(error)} busy={isFetching} onRetry={refetch} />
  );
  return <OpenChat match={match} chat={chat} notice={notice} />;
}
