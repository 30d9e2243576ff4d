import { describe, expect, it } from 'vitest';
import { aMessage, myMessage } from './message.fixture';
import {
  emptyOutbox,
  notYetListed,
  type Outbox,
  settled,
  uncertainKeys,
  withDelivered,
  withoutPending,
  nextToSend,
  withChange,
  withPending,
  withSending,
  withState,
} from './outbox';

const writtenAt = '2026-11-20T17:00:00.000Z';
const boxOf = (...texts: string[]): Outbox =>
  texts.reduce(
    (box, text, index) =>
      withSending(withPending(box, { key: `k${index}`, text, writtenAt, afterId: 5 }), `k${index}`),
    emptyOutbox,
  );
const statesOf = (box: Outbox) => box.pending.map(({ key, state }) => `${key} ${state}`);

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
    const box = withState(boxOf('jo'), 'k0', 'failed');
    expect(notYetListed(box, [myMessage(6, 'jo')])).toHaveLength(1);
  });
});

describe('reading the list', () => {
  it('settles what was uncertain: delivered or absent', () => {
    let box = boxOf('sem', 'tam', 'on the way');
    box = withState(withState(box, 'k0', 'checking'), 'k1', 'checking');
    const after = settled(box, [myMessage(6, 'sem')], uncertainKeys(box));
    expect(statesOf(after)).toEqual(['k1 absent', 'k2 sending']);
  });

  it('calls nothing absent that became uncertain after the reading began', () => {
    const box = withState(boxOf('sem'), 'k0', 'checking');
    expect(statesOf(settled(box, [], new Set()))).toEqual(['k0 checking']);
  });

  it('finds an absent message that arrives late', () => {
    const box = withState(boxOf('sem'), 'k0', 'absent');
    expect(settled(box, [myMessage(8, 'sem')], new Set())).toEqual(emptyOutbox);
  });

  it('decides nothing between two of the same words while one is on its way', () => {
    const box = withState(boxOf('jo', 'jo'), 'k0', 'checking');
    const after = settled(box, [myMessage(6, 'jo')], uncertainKeys(box));
    expect(statesOf(after)).toEqual(['k0 checking', 'k1 sending']);
  });
});

it('forgets what it has claimed when nothing is pending', () => {
  const box = withDelivered(boxOf('jo', 'ne'), 'k0', 6);
  expect(box.claimed).toEqual([6]);
  expect(withoutPending(box, 'k1')).toEqual(emptyOutbox);
});

describe('what waits for a signal', () => {
  const queued = (...texts: string[]): Outbox =>
    texts.reduce(
      (box, text, index) => withPending(box, { key: `k${index}`, text, writtenAt, afterId: 5 }, true),
      emptyOutbox,
    );

  it('goes out in the order in which it was written', () => {
    expect(queued('sem', 'tam').pending.map(({ order }) => order)).toEqual([1, 2]);
    expect(nextToSend(queued('sem', 'tam'))?.key).toBe('k0');
  });

  it('waits for the one before it, as long as that may have arrived', () => {
    const box = withState(withSending(queued('sem', 'tam'), 'k0'), 'k0', 'checking');
    expect(nextToSend(box)).toBeUndefined();
    expect(nextToSend(settled(box, [], uncertainKeys(box)))?.key).toBe('k0');
    expect(nextToSend(settled(box, [myMessage(6, 'sem')], uncertainKeys(box)))?.key).toBe('k1');
  });

  it('is not held up by one that somebody has to ask for', () => {
    const box = withChange(queued('sem', 'tam'), 'k0', { state: 'failed', isQueued: false });
    expect(nextToSend(box)?.key).toBe('k1');
  });

  it('is not taken for the same words that were sent from elsewhere, before it was sent at all', () => {
    expect(notYetListed(queued('jo'), [myMessage(6, 'jo')])).toHaveLength(1);
    expect(settled(queued('jo'), [myMessage(6, 'jo')], new Set()).pending).toHaveLength(1);
  });
});
