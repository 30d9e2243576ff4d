import { accountSequences } from './account.ts';
import { chatSequences } from './chat.ts';
import { matchSequences } from './match.ts';
import { placesInChatSequences } from './places-in-chat.ts';
import { profileSequences } from './profile.ts';
import { secretSequences } from './secrets.ts';
import { statisticsSequences } from './statistics.ts';

/** Every sequence, under the words for what a backend does in it. */
export const sequences = {
  ...matchSequences,
  ...chatSequences,
  ...placesInChatSequences,
  ...accountSequences,
  ...secretSequences,
  ...profileSequences,
  ...statisticsSequences,
};
