import { startTransition, useCallback, useEffect, useState } from 'react';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { whenIdle } from '@/lib/browser/scheduling';
import { type DayKey, dayKey } from '@/lib/format/day';

/** The number of messages per block. */
export const blockSize = 40;

export interface Block {
  /** The place of the block, counted in messages from one that was there at opening, so that earlier messages move no block. */
  readonly start: number;
  readonly messages: readonly ChatMessage[];
  readonly previousMessage: ChatMessage | undefined;
}

const isSameBlock = (block: Block | undefined, otherBlock: Block): block is Block =>
  block !== undefined &&
  block.previousMessage === otherBlock.previousMessage &&
  block.messages.length === otherBlock.messages.length &&
  block.messages.every((message, index) => message === otherBlock.messages[index]);

/** Cuts a chat into blocks, of which one starts at the index `origin`; unchanged blocks stay the same objects, so that React skips them. */
export function cutIntoBlocks(
  messages: readonly ChatMessage[],
  existingBlocks: readonly Block[] = [],
  origin = 0,
): readonly Block[] {
  const existingByStart = new Map(existingBlocks.map((block) => [block.start, block]));
  const blocks: Block[] = [];
  const firstStart = Math.floor(-origin / blockSize) * blockSize;
  for (let start = firstStart; start + origin < messages.length; start += blockSize) {
    const index = Math.max(0, start + origin);
    const block: Block = {
      start,
      messages: messages.slice(index, start + origin + blockSize),
      previousMessage: messages[index - 1],
    };
    const existingBlock = existingByStart.get(start);
    blocks.push(isSameBlock(existingBlock, block) ? existingBlock : block);
  }
  return blocks;
}

/** The number of older blocks that are added at a time; more would delay typing. */
const batchSize = 3;

/** The number of newest blocks that are always laid out; more would make presses slow. */
const laidOutBlockCount = 6;

interface Cut {
  readonly messages: readonly ChatMessage[];
  /** The index of the message from which the blocks are cut. */
  readonly origin: number;
  readonly blocks: readonly Block[];
}

/** Cuts the messages at the same places as before. */
function cutAgain(messages: readonly ChatMessage[], lastCut?: Cut): Cut {
  const originId = lastCut?.messages[lastCut.origin]?.id ?? 0;
  const origin = Math.max(
    0,
    messages.findIndex(({ id }) => id >= originId),
  );
  return { messages, origin, blocks: cutIntoBlocks(messages, lastCut?.blocks, origin) };
}

/** The start of the block before the newest one. */
const newestStart = (blocks: readonly Block[]): number => blocks[Math.max(0, blocks.length - 2)]?.start ?? 0;

/** Returns the newest blocks at once and older ones while the browser is idle, so that a long chat opens as fast as a short one. */
export function useBlocks(messages: readonly ChatMessage[]) {
  const [lastCut, setLastCut] = useState(() => cutAgain(messages));
  let cut = lastCut;
  if (lastCut.messages !== messages) {
    cut = cutAgain(messages, lastCut);
    setLastCut(cut);
  }
  const { origin, blocks: allBlocks } = cut;
  const [renderedStart, setRenderedStart] = useState(() => newestStart(allBlocks));
  const firstStart = allBlocks[0]?.start ?? 0;
  useEffect(() => {
    if (renderedStart <= firstStart) return undefined;
    const addBatch = (start: number) => Math.max(firstStart, start - batchSize * blockSize);
    return whenIdle(() => startTransition(() => setRenderedStart(addBatch)));
  }, [renderedStart, firstStart]);
  /** Renders the message with that id and all later messages. */
  const revealFrom = useCallback(
    (id: number) => {
      const place = messages.findIndex((message) => message.id >= id) - origin;
      setRenderedStart((start) => Math.min(start, Math.floor(place / blockSize) * blockSize));
    },
    [messages, origin],
  );
  const shownStart = Math.min(renderedStart, newestStart(allBlocks));
  const blocks = allBlocks.filter(({ start }) => start >= shownStart);
  /** `skippedCount`: the number of oldest blocks whose layout the browser skips while they are out of view. */
  return { blocks, skippedCount: blocks.length - laidOutBlockCount, revealFrom };
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
