import { describe, expect, it } from 'vitest';
import { createMyMessage } from './message.fixture';
import {
  emptyOutbox,
  type Outbox,
  isRetrying,
  nextToSend,
  reconcile,
  withDelay,
  withInterruptedSends,
  withPending,
  withRefusal,
  withSending,
  withUnknownOutcome,
} from './outbox';

const writtenAt = '2026-11-20T17:00:00.000Z';
const queued = (...texts: string[]): Outbox =>
  texts.reduce(
    (box, text, index) =>
      withPending(box, { key: `k${index}`, text, writtenAt, afterId: 5, keptIn: 'device' }),
    emptyOutbox,
  );
const sendingBox = (...texts: string[]): Outbox =>
  texts.reduce((box, _, index) => withSending(box, `k${index}`), queued(...texts));
const refusal = { kind: 'unknown' } as const;
const statesOf = (box: Outbox) => box.map(({ key, state }) => `${key} ${state}`);

describe('reading the list', () => {
  it('removes stored messages, and lets the others be sent again', () => {
    const box = withInterruptedSends(sendingBox('sem', 'tam'));
    expect(statesOf(box)).toEqual(['k0 checking', 'k1 checking']);
    expect(statesOf(reconcile(box, [createMyMessage(6, 'sem')]))).toEqual(['k1 waiting']);
  });

  it('does not match a message that was never sent', () => {
    const box = withDelay(sendingBox('sem'), 'k0', false);
    expect(statesOf(reconcile(box, [createMyMessage(6, 'sem')]))).toEqual(['k0 waiting']);
    expect(box.map(isRetrying)).toEqual([true]);
  });
});

describe('a pending message', () => {
  it('is sent in the order of writing', () => {
    expect(queued('sem', 'tam').map(({ order }) => order)).toEqual([1, 2]);
    expect(nextToSend(queued('sem', 'tam'))?.key).toBe('k0');
  });

  it('waits while the outcome of an earlier one is unknown', () => {
    const box = withUnknownOutcome(withSending(queued('sem', 'tam'), 'k0'), 'k0');
    expect(nextToSend(box)).toBeUndefined();
    expect(nextToSend(reconcile(box, []))?.key).toBe('k0');
    expect(nextToSend(reconcile(box, [createMyMessage(6, 'sem')]))?.key).toBe('k1');
  });

  it('does not wait for a refused one', () => {
    expect(nextToSend(withRefusal(queued('sem', 'tam'), 'k0', refusal))?.key).toBe('k1');
  });

  it('is sent by one tab only, and not after it was taken back', () => {
    expect(withSending(sendingBox('jo'), 'k0')).toEqual(sendingBox('jo'));
    expect(withSending(emptyOutbox, 'k0')).toBe(emptyOutbox);
  });
});
