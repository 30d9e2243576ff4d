import { expect, it } from 'vitest';
import { parsePendingMessage } from './pending-message';
import { emptyOutbox, withPending } from './outbox';

const box = withPending(
  emptyOutbox,
  { key: 'k', text: 'jo', writtenAt: '2026-11-20T17:00:00Z', afterId: 5 },
  true,
);
const [message] = box.pending;

it('reads a message as it was written', () => {
  expect(parsePendingMessage(JSON.stringify(message))).toEqual(message);
});

it.each([
  null,
  '',
  'null',
  '{"half',
  '"jo"',
  JSON.stringify({ ...message, order: undefined }),
  JSON.stringify({ ...message, state: 'flying' }),
  // As an older build wrote it.
  JSON.stringify({ pending: [message], claimed: [] }),
])('takes %s for none', (text) => {
  expect(parsePendingMessage(text)).toBeNull();
});
