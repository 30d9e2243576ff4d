import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeMessages, blockSize, cutIntoBlocks, foldEvents } from './blocks';
import { createMessage, createMyMessage } from './chat.fixture';
import { findFirstUnreadId } from './messages';

const startTime = Date.UTC(2026, 10, 20, 17);
const messageAt = (id: number, seconds: number, sender = 4) =>
  createMessage(id, {
    created_at: new Date(startTime + seconds * 1000).toISOString(),
    sender: { id: sender, display_name: `Hráč ${String(sender)}`, profile_picture: null },
  });
const options = { previousMessage: undefined, timeZone: 'Europe/Prague', firstUnreadId: null };
const groupStarts = (...args: Parameters<typeof arrangeMessages>) =>
  arrangeMessages(...args)
    .filter(({ startsGroup }) => startsGroup)
    .map(({ message }) => message.id);

describe('groups', () => {
  it('contain the messages of one sender within five minutes', () => {
    const messages = [messageAt(1, 0), messageAt(2, 299), messageAt(3, 599), messageAt(4, 600, 7)];
    expect(groupStarts([...messages, messageAt(5, 601)], options)).toEqual([1, 3, 4, 5]);
  });

  it('end at an event', () => {
    const event = createMessage(2, { kind: 'system', sender: null });
    expect(groupStarts([createMessage(1), event, createMessage(3)], options)).toEqual([1, 2, 3]);
    expect(groupStarts([createMyMessage(1, 'a'), createMyMessage(2, 'b')], options)).toEqual([1]);
  });

  it('continue from the previous message, and start again at the first unread one', () => {
    expect(groupStarts([messageAt(2, 1)], { ...options, previousMessage: messageAt(1, 0) })).toEqual([]);
    const messages = [messageAt(1, 0), messageAt(2, 1), messageAt(3, 2)];
    expect(groupStarts(messages, { ...options, firstUnreadId: 2 })).toEqual([1, 2]);
  });
});

const daysOf = (...args: Parameters<typeof arrangeMessages>) =>
  arrangeMessages(...args).map(({ day }) => day);

it('starts a day at midnight in the time zone of the match', () => {
  // The times are 23:59:59 and 0:00 in Prague.
  const messages = [messageAt(1, 5 * 3600 + 3599), messageAt(2, 6 * 3600)];
  expect(daysOf(messages, options)).toEqual(['2026-11-20', '2026-11-21']);
  expect(daysOf(messages, { ...options, timeZone: 'Europe/London' })).toEqual(['2026-11-20', null]);
  expect(groupStarts(messages, options)).toEqual([1, 2]);
});

it('folds three events in a row with the lines of their days, and gives the message after them its day', () => {
  const eventAt = (id: number, seconds: number) => ({
    ...messageAt(id, seconds),
    kind: 'system' as const,
    sender: null,
  });
  const events = [eventAt(2, 90_000), eventAt(3, 180_000), eventAt(4, 180_001)];
  const foldsOf = (...messages: Parameters<typeof arrangeMessages>[0]) =>
    foldEvents(arrangeMessages([messageAt(1, 0), ...messages], options)).map(({ isFolded, entries }) => [
      isFolded,
      ...entries.map(({ message, day }) => `${message.id} ${day ?? ''}`.trim()),
    ]);
  expect(foldsOf(...events, messageAt(5, 180_002))).toEqual([
    [false, '1 2026-11-20'],
    [true, '2 2026-11-21', '3 2026-11-22', '4'],
    [false, '5 2026-11-22'],
  ]);
  expect(foldsOf(...events.slice(0, 2)).at(-1)).toEqual([false, '2 2026-11-21', '3 2026-11-22']);
});

it('arranges a chat that is cut into two pieces like the whole chat', () => {
  const chatArbitrary = fc
    .array(fc.record({ gap: fc.integer({ min: 0, max: 40_000 }), sender: fc.integer({ min: 1, max: 2 }) }))
    .map((steps) => {
      let seconds = 0;
      return steps.map(({ gap, sender }, index) => messageAt(index + 1, (seconds += gap), sender));
    });
  fc.assert(
    fc.property(chatArbitrary, fc.nat(), (messages, cutIndex) => {
      const middle = messages.length === 0 ? 0 : cutIndex % messages.length;
      const pieces = [
        ...arrangeMessages(messages.slice(0, middle), options),
        ...arrangeMessages(messages.slice(middle), { ...options, previousMessage: messages[middle - 1] }),
      ];
      expect(pieces).toEqual(arrangeMessages(messages, options));
    }),
  );
});

it('finds the first text of somebody else after the reading position', () => {
  const [myMessage, laterMessages] = [createMyMessage(2, 'a'), [createMessage(3), createMessage(4)]];
  expect(findFirstUnreadId([createMessage(1), myMessage, ...laterMessages], 1)).toBe(3);
  expect(findFirstUnreadId([createMessage(1), createMessage(2)], null)).toBe(1);
  expect(findFirstUnreadId([createMessage(1), myMessage], 1)).toBeNull();
  const event = createMessage(2, { kind: 'system', sender: null });
  expect(findFirstUnreadId([createMessage(1), event, createMessage(3)], 1)).toBe(3);
});

it('keeps unchanged blocks as the same objects when a message is added', () => {
  const messages = Array.from({ length: blockSize * 2 + 5 }, (_, index) => createMessage(index + 1));
  const oldBlocks = cutIntoBlocks(messages);
  const newBlocks = cutIntoBlocks([...messages, createMessage(1000)], oldBlocks);
  expect(newBlocks.map((block, index) => block === oldBlocks[index])).toEqual([true, true, false]);
});

it('keeps the blocks as the same objects when earlier messages are put in above, except the first one', () => {
  const messages = Array.from({ length: blockSize * 3 }, (_, index) => createMessage(index + 1));
  const oldBlocks = cutIntoBlocks(messages.slice(50));
  const newBlocks = cutIntoBlocks(messages, oldBlocks, 50);
  expect(newBlocks.map(({ start, messages: { length } }) => [start, length])).toEqual([
    [-80, 10],
    [-40, 40],
    [0, 40],
    [40, 30],
  ]);
  expect(newBlocks[3]).toBe(oldBlocks[1]);
  expect(newBlocks.flatMap((block) => block.messages)).toEqual(messages);
});
