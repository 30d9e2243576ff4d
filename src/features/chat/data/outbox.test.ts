import { describe, expect, it } from 'vitest';
import { aMessage, myMessage } from './message.fixture';
import {
  emptyOutbox,
  notYetListed,
  type Outbox,
  isRetried,
  nextToSend,
  settled,
  withDelay,
  withDelivered,
  withNobodySending,
  withoutPending,
  withPending,
  withRefusal,
  withSending,
  withUncertain,
} from './outbox';

const writtenAt = '2026-11-20T17:00:00.000Z';
const queued = (...texts: string[]): Outbox =>
  texts.reduce(
    (box, text, index) =>
      withPending(box, { key: `k${index}`, text, writtenAt, afterId: 5, keptIn: 'device' }),
    emptyOutbox,
  );
const boxOf = (...texts: string[]): Outbox =>
  texts.reduce((box, _, index) => withSending(box, `k${index}`), queued(...texts));
const refusal = { kind: 'unknown' } as const;
const statesOf = (box: Outbox) => box.map(({ key, state }) => `${key} ${state}`);

describe('what is shown as pending', () => {
  it('is what the list does not hold yet', () => {
    const box = boxOf('ahoj', 'jdu');
    expect(notYetListed(box, [aMessage(6, { message: 'ahoj' })])).toHaveLength(2);
    expect(notYetListed(box, [myMessage(6, 'ahoj')]).map(({ key }) => key)).toEqual(['k1']);
  });

  it('is not taken for a message from before it was written', () => {
    expect(notYetListed(boxOf('ahoj'), [myMessage(5, 'ahoj')])).toHaveLength(1);
  });

  it('keeps one of two with the same words while one is in the list', () => {
    expect(notYetListed(boxOf('jo', 'jo'), [myMessage(6, 'jo')])).toHaveLength(1);
  });

  it('is not taken for the answer to another one', () => {
    const box = withDelivered(boxOf('jo', 'jo'), 'k0', 6);
    expect(notYetListed(box, [myMessage(6, 'jo')]).map(({ key }) => key)).toEqual(['k1']);
  });

  it('holds a refused message whatever the list holds', () => {
    const box = withRefusal(boxOf('jo'), 'k0', refusal);
    expect(notYetListed(box, [myMessage(6, 'jo')])).toHaveLength(1);
  });
});

describe('reading the list', () => {
  it('settles what was uncertain: delivered, or to be sent once more', () => {
    const box = withNobodySending(boxOf('sem', 'tam'));
    expect(statesOf(box)).toEqual(['k0 checking', 'k1 checking']);
    expect(statesOf(settled(box, [myMessage(6, 'sem')]))).toEqual(['k1 waiting']);
  });

  it('finds a message that arrives late, after it was missing once', () => {
    const box = settled(withUncertain(boxOf('sem'), 'k0'), []);
    expect(settled(box, [myMessage(8, 'sem')])).toEqual(emptyOutbox);
  });

  it('takes none for what never left the device', () => {
    const box = withDelay(boxOf('sem'), 'k0', false);
    expect(statesOf(settled(box, [myMessage(6, 'sem')]))).toEqual(['k0 waiting']);
    expect(box.map(isRetried)).toEqual([true]);
  });
});

it('takes no message for two, be it that the second was written after the first had become it', () => {
  const box = withRefusal(withDelivered(boxOf('jo', 'ne'), 'k0', 6), 'k1', refusal);
  const third = { key: 'k2', text: 'jo', writtenAt, afterId: 5, keptIn: 'device' } as const;
  const next = withSending(withPending(box, third), 'k2');
  expect(statesOf(settled(next, [myMessage(6, 'jo')]))).toEqual(['k1 failed', 'k2 sending']);
  expect(withoutPending(box, 'k1')).toEqual(emptyOutbox);
});

describe('what waits for a signal', () => {
  it('goes out in the order in which it was written', () => {
    expect(queued('sem', 'tam').map(({ order }) => order)).toEqual([1, 2]);
    expect(nextToSend(queued('sem', 'tam'))?.key).toBe('k0');
  });

  it('waits for the one before it, as long as that may have arrived', () => {
    const box = withUncertain(withSending(queued('sem', 'tam'), 'k0'), 'k0');
    expect(nextToSend(box)).toBeUndefined();
    expect(nextToSend(settled(box, []))?.key).toBe('k0');
    expect(nextToSend(settled(box, [myMessage(6, 'sem')]))?.key).toBe('k1');
  });

  it('is not held up by one that was refused', () => {
    expect(nextToSend(withRefusal(queued('sem', 'tam'), 'k0', refusal))?.key).toBe('k1');
  });

  it('is not taken for the same words that were sent from elsewhere, before it was sent at all', () => {
    expect(notYetListed(queued('jo'), [myMessage(6, 'jo')])).toHaveLength(1);
    expect(settled(queued('jo'), [myMessage(6, 'jo')])).toHaveLength(1);
  });

  it('is begun by one tab only, and not when it was taken back', () => {
    expect(withSending(boxOf('jo'), 'k0')).toEqual(boxOf('jo'));
    expect(withSending(emptyOutbox, 'k0')).toBe(emptyOutbox);
  });
});
