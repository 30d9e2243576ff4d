import { expect, it } from 'vitest';
import { aMessage } from '@/features/chat/data/message.fixture';
import { blockSize, cutIntoBlocks } from './use-blocks';

const messages = Array.from({ length: blockSize * 2 + 5 }, (_, index) => aMessage(index + 1));

it('cuts a chat from its beginning, each block knowing the message before it', () => {
  const blocks = cutIntoBlocks(messages);
  expect(blocks.map(({ start, messages: { length } }) => [start, length])).toEqual([
    [0, blockSize],
    [blockSize, blockSize],
    [blockSize * 2, 5],
  ]);
  expect(blocks.map(({ previous }) => previous?.id)).toEqual([undefined, blockSize, blockSize * 2]);
  expect(blocks.flatMap((block) => block.messages)).toEqual(messages);
  expect(cutIntoBlocks([])).toEqual([]);
});

it('keeps the blocks that a new message does not touch', () => {
  const before = cutIntoBlocks(messages);
  const after = cutIntoBlocks([...messages, aMessage(1000)], before);
  expect([after[0] === before[0], after[1] === before[1], after[2] === before[2]]).toEqual([
    true,
    true,
    false,
  ]);
});
