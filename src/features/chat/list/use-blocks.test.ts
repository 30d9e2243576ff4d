import { expect, it } from 'vitest';
import { aMessage } from '@/features/chat/data/message.fixture';
import { blockSize, cutIntoBlocks } from './use-blocks';

const messages = Array.from({ length: blockSize * 2 + 5 }, (_, index) => aMessage(index + 1));

it('keeps the blocks that a new message does not touch', () => {
  const before = cutIntoBlocks(messages);
  const after = cutIntoBlocks([...messages, aMessage(1000)], before);
  expect([after[0] === before[0], after[1] === before[1], after[2] === before[2]]).toEqual([
    true,
    true,
    false,
  ]);
});
