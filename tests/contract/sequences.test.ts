import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAnswerProxy } from '../../scripts/lib/answer-proxy.ts';
import { startProvider } from '../pact/provider.ts';
import { backendAt, openBackend, type Backend } from './backend.ts';
import { mistakes } from './sequences/mistakes.ts';
import { play } from './sequences/sequence.ts';
import { sequences } from './sequences/sequences.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend(Date.now);
});
afterAll(() => backend.close());

it.each(Object.entries(sequences))('%s', (_, sequence) => play(sequence, backend));

it.each(Object.entries(mistakes))('notices %s', async (_, { noticedBy, answer, says }) => {
  const provider = await startProvider();
  const broken = await startAnswerProxy(
    (address) => provider.url + address,
    async (call) => (await answer(call)) ?? call.ask(),
  );
  try {
    await expect(play(sequences[noticedBy], backendAt(broken.url))).rejects.toThrow(says);
  } finally {
    await Promise.all([broken.close(), provider.close()]);
  }
});
