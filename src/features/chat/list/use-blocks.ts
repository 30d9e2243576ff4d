import { startTransition, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/scheduling';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';

/** How many messages are laid out, painted and rendered together. */
export const blockSize = 40;

export interface Block {
  /** How many messages come before. */
  readonly start: number;
  readonly messages: readonly ChatMessage[];
  readonly previous: ChatMessage | undefined;
}

const isSame = (block: Block | undefined, other: Block): block is Block =>
  block !== undefined &&
  block.previous === other.previous &&
  block.messages.length === other.messages.length &&
  block.messages.every((message, index) => message === other.messages[index]);

/** Cuts a chat into blocks, counted from its beginning; those that have not changed stay the same objects. */
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

/** How many blocks are added at a time: more would delay typing. */
const blocksAtOnce = 3;

/** How many of the newest blocks are always laid out; with more, a press would take too long. */
const blocksLaidOut = 6;

/** The chat in blocks: the newest at once, the older ones while the browser is idle, so that a chat of thousands opens as fast as a short one. */
export function useBlocks(messages: readonly ChatMessage[]) {
  const [cut, setCut] = useState(() => ({ messages, blocks: cutIntoBlocks(messages) }));
  let allBlocks = cut.blocks;
  if (cut.messages !== messages) {
    allBlocks = cutIntoBlocks(messages, cut.blocks);
    setCut({ messages, blocks: allBlocks });
  }
  /** Counted from the beginning of the chat, so that new messages push no block out. */
  const [firstBlock, setFirstBlock] = useState(() => Math.max(0, allBlocks.length - 2));
  useEffect(() => {
    if (firstBlock === 0) return undefined;
    return whenIdle(() =>
      startTransition(() => setFirstBlock((present) => Math.max(0, present - blocksAtOnce))),
    );
  }, [firstBlock]);
  /** Brings everything from that message on into the document. */
  const revealFrom = useCallback(
    (id: number) => {
      const index = messages.findIndex((message) => message.id >= id);
      setFirstBlock((present) => Math.min(present, Math.floor(index / blockSize)));
    },
    [messages],
  );
  /** `skipped`: how many of the oldest blocks are neither laid out nor painted while out of sight. */
  return {
    blocks: allBlocks.slice(firstBlock),
    skipped: allBlocks.length - firstBlock - blocksLaidOut,
    revealFrom,
  };
}
