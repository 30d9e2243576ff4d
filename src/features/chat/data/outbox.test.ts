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
const boxOf = (...texts: string[]): Outbox =>
  texts.reduce((box, _, index) => withSending(box, `k${index}`), queued(...texts));
const refusal = { kind: 'unknown' } as const;
const statesOf = (box: Outbox) => box.map(({ key, state }) => `${key} ${state}`);

describe('reading the list', () => {
  it('settles what was uncertain: delivered, or to be sent once more', () => {
    const box = withInterruptedSends(boxOf('sem', 'tam'));
    expect(statesOf(box)).toEqual(['k0 checking', 'k1 checking']);
    expect(statesOf(reconcile(box, [createMyMessage(6, 'sem')]))).toEqual(['k1 waiting']);
  });

  it('takes none for what never left the device', () => {
    const box = withDelay(boxOf('sem'), 'k0', false);
    expect(statesOf(reconcile(box, [createMyMessage(6, 'sem')]))).toEqual(['k0 waiting']);
    expect(box.map(isRetrying)).toEqual([true]);
  });
});

describe('what waits for a signal', () => {
  it('goes out in the order in which it was written', () => {
    expect(queued('sem', 'tam').map(({ order }) => order)).toEqual([1, 2]);
    expect(nextToSend(queued('sem', 'tam'))?.key).toBe('k0');
  });

  it('waits for the one before it, as long as that may have arrived', () => {
    const box = withUnknownOutcome(withSending(queued('sem', 'tam'), 'k0'), 'k0');
    expect(nextToSend(box)).toBeUndefined();
    expect(nextToSend(reconcile(box, []))?.key).toBe('k0');
    expect(nextToSend(reconcile(box, [createMyMessage(6, 'sem')]))?.key).toBe('k1');
  });

  it('is not held up by one that was refused', () => {
    expect(nextToSend(withRefusal(queued('sem', 'tam'), 'k0', refusal))?.key).toBe('k1');
  });

  it('is begun by one tab only, and not when it was taken back', () => {
    expect(withSending(boxOf('jo'), 'k0')).toEqual(boxOf('jo'));
    expect(withSending(emptyOutbox, 'k0')).toBe(emptyOutbox);
  });
});
