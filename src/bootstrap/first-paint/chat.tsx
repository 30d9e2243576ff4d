import type { ReactNode } from 'react';
import { pathPattern } from '@/api/offline-cache/cache-database';
import { AvatarView } from '@/components/ui/views/avatar-view';
import { getDraft } from '@/features/chat/compose/drafts';
import { cutIntoBlocks } from '@/features/chat/data/blocks';
import { findFirstUnreadId, findReadId, inOrder } from '@/features/chat/data/messages';
import { ChatSectionView } from '@/features/chat/views/chat-section-view';
import { ComposerView } from '@/features/chat/views/composer-view';
import { MessageBlockView } from '@/features/chat/views/message-block-view';
import { MessageLogView } from '@/features/chat/views/message-log-view';
import { getGetChatMessagesUrl, getGetChatSummaryUrl } from '@/generated/match/match';
import { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import { ChatSummary } from '@/generated/schemas/chatSummary.zod';
import { dayKey } from '@/lib/format/day';
import { viewerTimeZone } from '@/lib/format/intl';
import type { FetchAnswer } from './answer-sources';
import { type ChatProps, createMatchPaint } from './match';

/** How many of the newest messages are drawn: as many as fill the log of a high window. */
const drawnMessages = 30;

/** Reads the newest messages; returns the function that draws the chat with them, of which the app makes the field and the button work. */
async function readChat(fetchAnswer: FetchAnswer): Promise<(props: ChatProps) => ReactNode> {
  const [chatAnswer, summaryAnswer] = await Promise.all(
    [getGetChatMessagesUrl(0), getGetChatSummaryUrl(0)].map(async (address): Promise<unknown> =>
      (await fetchAnswer(pathPattern(address))).json(),
    ),
  );
  const { results, last_read_message_id: lastReadId } = ChatMessages.parse(chatAnswer);
  const messages = inOrder(results);
  const firstUnreadId = findFirstUnreadId(
    messages,
    findReadId(ChatSummary.parse(summaryAnswer).unread_count, lastReadId),
  );
  const firstIndex = messages.length - drawnMessages;
  const blocks = cutIntoBlocks(messages).flatMap((block) => {
    const start = Math.max(firstIndex, block.start);
    const drawnBlock = {
      start,
      messages: block.messages.slice(start - block.start),
      previousMessage: messages[start - 1],
    };
    return drawnBlock.messages.length > 0 ? [drawnBlock] : [];
  });

  return ({ i18n, match, now }) => {
    const text = getDraft(match.id);
    return (
      <ChatSectionView i18n={i18n} match={match} now={now} canRead>
        <MessageLogView i18n={i18n} match={match} now={now} messages={messages}>
          {blocks.map((block) => (
            <MessageBlockView
              key={block.start}
              i18n={i18n}
              block={block}
              timeZone={match.timezone}
              viewerZone={viewerTimeZone()}
              today={dayKey(now, match.timezone)}
              firstUnreadId={firstUnreadId}
              Picture={AvatarView}
            />
          ))}
          <div role="presentation" className="h-px" />
        </MessageLogView>
        <ComposerView i18n={i18n} text={text} field={{ defaultValue: text }} />
      </ChatSectionView>
    );
  };
}

export const firstPaint = createMatchPaint(readChat);
