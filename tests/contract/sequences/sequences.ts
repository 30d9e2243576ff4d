import { accountSequences } from './account.ts';
import { chatSequences } from './chat.ts';
import { matchSequences } from './match.ts';
import { profileSequences } from './profile.ts';
import { statisticsSequences } from './statistics.ts';

/** Every sequence, under the words for what a backend does in it. */
export const sequences = {
  ...matchSequences,
  ...chatSequences,
  ...accountSequences,
  ...profileSequences,
  ...statisticsSequences,
};
