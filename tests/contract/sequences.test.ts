import { afterAll, beforeAll, it } from 'vitest';
import { openBackend, type Backend } from './backend.ts';
import { play } from './sequences/sequence.ts';
import { sequences } from './sequences/sequences.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend(Date.now);
});
afterAll(() => backend.close());

it.each(Object.entries(sequences))('%s', (_, sequence) => play(sequence, backend));
