import { afterAll, beforeAll, it } from 'vitest';
import { openBackend, type Backend } from './backend.ts';
import { accountSequences } from './sequences/account.ts';
import { chatParticipationSequences } from './sequences/chat-participation.ts';
import { chatSequences } from './sequences/chat.ts';
import { credentialSequences } from './sequences/credentials.ts';
import { matchSequences } from './sequences/match.ts';
import { profileSequences } from './sequences/profile.ts';
import { runSequence, type Sequences } from './sequences/sequence.ts';
import { statisticsSequences } from './sequences/statistics.ts';

const sequences: Sequences = {
  ...matchSequences,
  ...chatSequences,
  ...chatParticipationSequences,
  ...accountSequences,
  ...credentialSequences,
  ...profileSequences,
  ...statisticsSequences,
};

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend(Date.now);
});
afterAll(() => backend.close());

it.each(Object.entries(sequences))('%s', (_, sequence) => runSequence(sequence, backend));
