import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownerHash } from './owner';

test('tells each of 300,000 sessions from all the others', () => {
  const tokens = Array.from({ length: 300_000 }, (_, index) =>
    createHash('sha256').update(String(index)).digest('base64url'),
  );
  // Half of the digest would not: of so many, some would share it.
  expect(new Set(tokens.map(ownerHash)).size).toBe(tokens.length);
});
