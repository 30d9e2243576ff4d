import { expect, it } from 'vitest';
import { createMyMessage } from '@/features/chat/data/chat.fixture';
import { emptyOutbox, type Outbox, isRetrying, findNextToSend } from './outbox';
import { reconcile, withChange, withInterruptedSends, withPending, withSending } from './outbox-changes';

const writtenAt = '2026-11-20T17:00:00.000Z';
const createWaitingBox = (...texts: string[]): Outbox =>
  texts.reduce(
    (box, text, index) =>
      withPending(box, { key: `k${index}`, text, writtenAt, afterId: 5, keptIn: 'device' }),
    emptyOutbox,
  );
const createSendingBox = (...texts: string[]): Outbox =>
  texts.reduce((box, _, index) => withSending(box, `k${index}`), createWaitingBox(...texts));
const statesOf = (box: Outbox) => box.map(({ key, state }) => `${key} ${state}`);

it('does not regard a message as stored when no attempt reached the backend', () => {
  const box = withChange(createSendingBox('sem'), 'k0', { state: 'waiting', wasSent: false });
  expect(statesOf(reconcile(box, [createMyMessage(6, 'sem')]))).toEqual(['k0 waiting']);
  expect(box.map(isRetrying)).toEqual([true]);
});

it('sends no later message until the list shows whether an earlier one was stored', () => {
  const box = withInterruptedSends(withSending(createWaitingBox('sem', 'tam'), 'k0'));
  expect(statesOf(box)).toEqual(['k0 checking', 'k1 waiting']);
  expect(findNextToSend(box)).toBeUndefined();
  expect(findNextToSend(reconcile(box, []))?.key).toBe('k0');
  expect(findNextToSend(reconcile(box, [createMyMessage(6, 'sem')]))?.key).toBe('k1');
});

it('marks a message as being sent only once, and not after it was taken back', () => {
  expect(withSending(createSendingBox('jo'), 'k0')).toEqual(createSendingBox('jo'));
  expect(withSending(emptyOutbox, 'k0')).toBe(emptyOutbox);
});
