import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';

/** How many messages are laid out, painted and rendered together. */
export const blockSize = 40;

/** Neighbouring messages. */
export interface Block {
  /** How many messages come before. */
  readonly start: number;
  readonly messages: readonly ChatMessage[];
  /** The message before the first one. */
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
