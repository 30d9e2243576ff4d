import { startTransition, useCallback, useEffect, useState } from 'react';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { type DayKey, dayKey } from '@/lib/day';
import { whenIdle } from '@/lib/scheduling';

/** The number of messages per block. */
export const blockSize = 40;

export interface Block {
  /** The index of its first message in the chat. */
  readonly start: number;
  readonly messages: readonly ChatMessage[];
  readonly previous: ChatMessage | undefined;
}

const isSame = (block: Block | undefined, other: Block): block is Block =>
  block !== undefined &&
  block.previous === other.previous &&
  block.messages.length === other.messages.length &&
  block.messages.every((message, index) => message === other.messages[index]);

/** Cuts a chat into blocks from its beginning; unchanged blocks stay the same objects, so that React skips them. */
export function cutIntoBlocks(
  messages: readonly ChatMessage[],
  present: readonly Block[] = [],
): readonly Block[] {
  const blocks: Block[] = [];
  for (let start = 0; start < messages.length; start += blockSize) {
    const block: Block = {
      start,
      messages: messages.slice(start, start + blockSize),
      previous: messages[start - 1],
    };
    const before = present[blocks.length];
    blocks.push(isSame(before, block) ? before : block);
  }
  return blocks;
}

/** More blocks at a time would delay typing. */
const blocksAtOnce = 3;

/** The number of newest blocks that are always laid out; more would make presses slow. */
const blocksLaidOut = 6;

/** Returns the newest blocks at once and older ones while the browser is idle, so that a long chat opens as fast as a short one. */
export function useBlocks(messages: readonly ChatMessage[]) {
  const [cut, setCut] = useState(() => ({ messages, blocks: cutIntoBlocks(messages) }));
  let allBlocks = cut.blocks;
  if (cut.messages !== messages) {
    allBlocks = cutIntoBlocks(messages, cut.blocks);
    setCut({ messages, blocks: allBlocks });
  }
  /** An index from the beginning of the chat, so that new messages do not remove a block. */
  const [firstBlock, setFirstBlock] = useState(() => Math.max(0, allBlocks.length - 2));
  useEffect(() => {
    if (firstBlock === 0) return undefined;
    return whenIdle(() =>
      startTransition(() => setFirstBlock((present) => Math.max(0, present - blocksAtOnce))),
    );
  }, [firstBlock]);
  /** Renders the messages from that id on. */
  const revealFrom = useCallback(
    (id: number) => {
      const index = messages.findIndex((message) => message.id >= id);
      setFirstBlock((present) => Math.min(present, Math.floor(index / blockSize)));
    },
    [messages],
  );
  /** `skipped`: the number of oldest blocks whose layout the browser skips while they are out of view. */
  return {
    blocks: allBlocks.slice(firstBlock),
    skipped: allBlocks.length - firstBlock - blocksLaidOut,
    revealFrom,
  };
}

/** In milliseconds: messages of one sender within this time form a group. */
const groupDuration = 5 * 60_000;

export interface ArrangedMessage {
  readonly message: ChatMessage;
  /** The day when this is its first message, in the time zone of the match; else null. */
  readonly day: DayKey | null;
  readonly startsGroup: boolean;
  readonly isFirstUnread: boolean;
}

interface ArrangeOptions {
  previous: ChatMessage | undefined;
  timeZone: string;
  firstUnreadId: number | null;
}

function isSameGroup(earlier: ChatMessage, later: ChatMessage): boolean {
  if (earlier.kind !== 'text' || later.kind !== 'text') return false;
  if (earlier.is_mine !== later.is_mine || earlier.sender?.id !== later.sender?.id) return false;
  return Date.parse(later.created_at) - Date.parse(earlier.created_at) < groupDuration;
}

/** Decides whether a day, the "new messages" line and the sender are shown above each message. */
export function arrangeMessages(
  messages: readonly ChatMessage[],
  { previous, timeZone, firstUnreadId }: ArrangeOptions,
): ArrangedMessage[] {
  return messages.map((message, index) => {
    const before = index === 0 ? previous : messages[index - 1];
    const day = dayKey(message.created_at, timeZone);
    const startsDay = !before || dayKey(before.created_at, timeZone) !== day;
    const isFirstUnread = message.id === firstUnreadId;
    return {
      message,
      day: startsDay ? day : null,
      isFirstUnread,
      startsGroup: startsDay || isFirstUnread || !isSameGroup(before, message),
    };
  });
}
