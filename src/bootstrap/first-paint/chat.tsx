import type { ReactNode } from 'react';
import { pathPattern } from '@/api/offline-cache/cache-database';
import { AvatarView } from '@/components/ui/views/avatar-view';
import { getDraft } from '@/features/chat/compose/drafts';
import { findFirstUnreadId, findReadId, inOrder } from '@/features/chat/data/messages';
import { ChatSectionView } from '@/features/chat/views/chat-section-view';
import { ComposerView } from '@/features/chat/views/composer-view';
import { MessageBlockView } from '@/features/chat/views/message-block-view';
import { MessageLogView } from '@/features/chat/views/message-log-view';
import { isChatMessages, isChatSummary } from '@/generated/checks';
import { getGetChatMessagesUrl, getGetChatSummaryUrl } from '@/generated/match/match';
import { dayKey } from '@/lib/format/day';
import { viewerTimeZone } from '@/lib/format/intl';
import { checked, type FetchAnswer } from './answer-sources';
import { type ChatProps, createMatchPaint } from './match';

/** The least height of a message, and of the bars, the heading and the field around them, in pixels; as many are drawn as could fill the rest of the window. */
const [minMessageHeight, minHeightAround] = [38, 200];

/** Reads the newest messages; returns the function that draws the chat with them, of which the app makes the field and the button work. */
async function readChat(fetchAnswer: FetchAnswer): Promise<(props: ChatProps) => ReactNode> {
  const [chatAnswer, summaryAnswer] = await Promise.all(
    [getGetChatMessagesUrl(0), getGetChatSummaryUrl(0)].map(async (address): Promise<unknown> =>
      (await fetchAnswer(pathPattern(address))).json(),
    ),
  );
  const { results } = chatAnswer as { results: readonly unknown[] };
  const drawnCount = Math.ceil((innerHeight - minHeightAround) / minMessageHeight);
  const chat = checked({ ...(chatAnswer as object), results: results.slice(-drawnCount) }, isChatMessages);
  const messages = inOrder(chat.results);
  const readId = findReadId(checked(summaryAnswer, isChatSummary).unread_count, chat.last_read_message_id);
  const hasEarlier = results.length > drawnCount;
  const hasReadMessage = !hasEarlier || (messages[0]?.id ?? 0) <= readId;
  const firstUnreadId = hasReadMessage ? findFirstUnreadId(messages, readId) : null;
  const block = { start: 0, messages, previousMessage: undefined };

  return ({ i18n, match, now }) => {
    const text = getDraft(match.id);
    return (
      <ChatSectionView i18n={i18n} match={match} now={now} canRead>
        <MessageLogView i18n={i18n} match={match} now={now} messages={messages} hasEarlier={hasEarlier}>
          {messages.length > 0 && (
            <MessageBlockView
              i18n={i18n}
              block={block}
              timeZone={match.timezone}
              viewerZone={viewerTimeZone()}
              today={dayKey(now, match.timezone)}
              firstUnreadId={firstUnreadId}
              Picture={AvatarView}
            />
          )}
          <div role="presentation" className="h-px" />
        </MessageLogView>
        <ComposerView i18n={i18n} text={text} field={{ defaultValue: text }} />
      </ChatSectionView>
    );
  };
}

export const firstPaint = createMatchPaint(readChat);
