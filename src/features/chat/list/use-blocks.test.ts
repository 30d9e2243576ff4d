import { expect, it } from 'vitest';
import { createMessage } from '@/features/chat/data/message.fixture';
import { blockSize, cutIntoBlocks } from './use-blocks';

const messages = Array.from({ length: blockSize * 2 + 5 }, (_, index) => createMessage(index + 1));

it('keeps unchanged blocks as the same objects when a message is added', () => {
  const before = cutIntoBlocks(messages);
  const after = cutIntoBlocks([...messages, createMessage(1000)], before);
  expect([after[0] === before[0], after[1] === before[1], after[2] === before[2]]).toEqual([
    true,
    true,
    false,
  ]);
});
