import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAnswerProxy, type Answer, type Call } from '../../scripts/lib/answer-proxy.ts';
import { startProvider } from '../pact/provider.ts';
import { backendAt, openBackend, type Backend } from './backend.ts';
import { accountSequences } from './sequences/account.ts';
import { chatSequences } from './sequences/chat.ts';
import { matchSequences } from './sequences/match.ts';
import { play } from './sequences/sequence.ts';

const sequences = { ...matchSequences, ...chatSequences, ...accountSequences };

describe('the backend', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await openBackend();
  });
  afterAll(() => backend.close());

  it.each(Object.entries(sequences))('%s', (_, sequence) => play(sequence, backend));
});

interface Mistake {
  in: keyof typeof sequences;
  answer: (call: Call) => Promise<Answer>;
  says: string;
}

const isOf = ({ address }: Call, operation: string) => address.startsWith(`/api/user/${operation}`);
const UPCOMING = '/api/match/get-upcoming-matches/';
const waited = new Map<string, Answer>();

/** Mistakes that no answer shows by itself: `npm run pact:verify` lets them pass. */
const mistakes: Record<string, Mistake> = {
  'no promotion from the waiting list': {
    in: 'moves the first who waits up when somebody leaves',
    async answer({ address, headers: { authorization = '' }, ask }) {
      const right = await ask();
      if (address.includes('/join-match/')) waited.set(authorization, right);
      return /\/match\/\d+\//.test(address) ? (waited.get(authorization) ?? right) : right;
    },
    says: `"status": "joined"`,
  },
};
