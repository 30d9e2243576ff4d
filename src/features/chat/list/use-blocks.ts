import { startTransition, useCallback, useEffect, useState } from 'react';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { whenIdle } from '@/lib/browser/scheduling';
import { type DayKey, dayKey } from '@/lib/format/day';

/** The number of messages per block. */
export const blockSize = 40;

export interface Block {
  /** The index of the block's first message in the chat. */
  readonly start: number;
  readonly messages: readonly ChatMessage[];
  readonly previousMessage: ChatMessage | undefined;
}

const isSameBlock = (block: Block | undefined, otherBlock: Block): block is Block =>
  block !== undefined &&
  block.previousMessage === otherBlock.previousMessage &&
  block.messages.length === otherBlock.messages.length &&
  block.messages.every((message, index) => message === otherBlock.messages[index]);

/** Cuts a chat into blocks from its beginning; unchanged blocks stay the same objects, so that React skips them. */
export function cutIntoBlocks(
  messages: readonly ChatMessage[],
  existingBlocks: readonly Block[] = [],
): readonly Block[] {
  const blocks: Block[] = [];
  for (let start = 0; start < messages.length; start += blockSize) {
    const block: Block = {
      start,
      messages: messages.slice(start, start + blockSize),
      previousMessage: messages[start - 1],
    };
    const existingBlock = existingBlocks[blocks.length];
    blocks.push(isSameBlock(existingBlock, block) ? existingBlock : block);
  }
  return blocks;
}

/** The number of older blocks that are added at a time; more would delay typing. */
const batchSize = 3;

/** The number of newest blocks that are always laid out; more would make presses slow. */
const laidOutBlockCount = 6;

/** Returns the newest blocks at once and older ones while the browser is idle, so that a long chat opens as fast as a short one. */
export function useBlocks(messages: readonly ChatMessage[]) {
  const [lastCut, setLastCut] = useState(() => ({ messages, blocks: cutIntoBlocks(messages) }));
  let allBlocks = lastCut.blocks;
  if (lastCut.messages !== messages) {
    allBlocks = cutIntoBlocks(messages, lastCut.blocks);
    setLastCut({ messages, blocks: allBlocks });
  }
  /** The index of the first rendered block, counted from the beginning of the chat, so that new messages do not remove a block. */
  const [firstIndex, setFirstIndex] = useState(() => Math.max(0, allBlocks.length - 2));
  useEffect(() => {
    if (firstIndex === 0) return undefined;
    return whenIdle(() => startTransition(() => setFirstIndex((index) => Math.max(0, index - batchSize))));
  }, [firstIndex]);
  /** Renders the message with that id and all later messages. */
  const revealFrom = useCallback(
    (id: number) => {
      const messageIndex = messages.findIndex((message) => message.id >= id);
      setFirstIndex((index) => Math.min(index, Math.floor(messageIndex / blockSize)));
    },
    [messages],
  );
  /** `skippedCount`: the number of oldest blocks whose layout the browser skips while they are out of view. */
  return {
    blocks: allBlocks.slice(firstIndex),
    skippedCount: allBlocks.length - firstIndex - laidOutBlockCount,
    revealFrom,
  };
}

/** In milliseconds: messages of one sender within this time form a group. */
const groupDuration = 5 * 60_000;

export interface ArrangedMessage {
  readonly message: ChatMessage;
  /** The day in the time zone of the match if the message is the first one of that day; else null. */
  readonly day: DayKey | null;
  readonly startsGroup: boolean;
  readonly isFirstUnread: boolean;
}

interface ArrangeOptions {
  previousMessage: ChatMessage | undefined;
  timeZone: string;
  firstUnreadId: number | null;
}

const isSameGroup = (earlierMessage: ChatMessage, laterMessage: ChatMessage): boolean =>
  [earlierMessage, laterMessage].every(({ kind }) => kind === 'text') &&
  earlierMessage.is_mine === laterMessage.is_mine &&
  earlierMessage.sender?.id === laterMessage.sender?.id &&
  Date.parse(laterMessage.created_at) - Date.parse(earlierMessage.created_at) < groupDuration;

/** Decides whether a day, the "new messages" line and the sender are shown above each message. */
export function arrangeMessages(
  messages: readonly ChatMessage[],
  { previousMessage, timeZone, firstUnreadId }: ArrangeOptions,
): ArrangedMessage[] {
  return messages.map((message, index) => {
    const earlierMessage = index === 0 ? previousMessage : messages[index - 1];
    const day = dayKey(message.created_at, timeZone);
    const startsDay = !earlierMessage || dayKey(earlierMessage.created_at, timeZone) !== day;
    const isFirstUnread = message.id === firstUnreadId;
    return {
      message,
      day: startsDay ? day : null,
      isFirstUnread,
      startsGroup: startsDay || isFirstUnread || !isSameGroup(earlierMessage, message),
    };
  });
}
