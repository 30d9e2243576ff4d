import { expect, it } from 'vitest';
import { parseLetter } from './pending-message';
import { emptyOutbox, withPending } from './outbox';

const box = withPending(
  emptyOutbox,
  { key: 'k', text: 'jo', writtenAt: '2026-11-20T17:00:00Z', afterId: 5 },
  true,
);
const [letter] = box.pending;

it('reads a message as it was written', () => {
  expect(parseLetter(JSON.stringify(letter))).toEqual(letter);
});

it.each([
  null,
  '',
  'null',
  '{"half',
  '"jo"',
  JSON.stringify({ ...letter, order: undefined }),
  JSON.stringify({ ...letter, state: 'flying' }),
  // As an older build wrote it.
  JSON.stringify({ pending: [letter], claimed: [] }),
])('takes %s for none', (text) => {
  expect(parseLetter(text)).toBeNull();
});
