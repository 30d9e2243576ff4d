import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownerHash } from './owner';

test('gives 300,000 sessions different hashes', () => {
  const tokens = Array.from({ length: 300_000 }, (_, index) =>
    createHash('sha256').update(String(index)).digest('base64url'),
  );
  // One 32-bit hash alone would collide.
  expect(new Set(tokens.map(ownerHash)).size).toBe(tokens.length);
});
