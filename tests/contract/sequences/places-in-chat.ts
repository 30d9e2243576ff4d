import { expect } from 'vitest';
import { limits } from '@/generated/rules';
import { SIGNED_IN } from '../../answers/answer.ts';
import { signInSomebody, SOMEBODY, type Sequence } from './sequence.ts';

const UNREAD = 'a joined match with unread messages';
const FULL = 'a joined match without a free place';
const OPEN = 'a match that can be joined';
const OVER = ['a joined match that is finished', 'a joined match that is cancelled'] as const;
const body = { message: 'Sraz u šaten.' };

interface Notification {
  match_id: number;
  updated_at: string;
  last_message: { kind: string } | null;
}

const PREVIEW = 'what is shown of a chat is the newest message of kind `text`, once somebody has written';

/** What chats have to do with the matches that they belong to. */
export const placesInChatSequences = {
  'lets who waits read and write': {
    given: [SIGNED_IN, 'a full match'],
    async run(ask, of) {
      const values = of('a full match');
      const rule = 'the chat is for who takes part or waits';
      await ask('joinMatch', 200, { values });
      await ask('getChatMessages', 200, { values, rule });
      await ask('sendChatMessage', 201, { values, body, rule });
    },
  },
  'lets people write after a match, and where it is off': {
    given: [SIGNED_IN, ...OVER],
    async run(ask, of) {
      const rule = 'one may write in the chat of a match that is cancelled or finished, too';
      for (const state of OVER)
        await ask('sendChatMessage', 201, { values: of(state), body, rule: `${state}: ${rule}` });
    },
  },
  'counts a message once towards the limit, however often its key comes': {
    given: [SIGNED_IN, UNREAD],
    async run(ask, of) {
      const values = of(UNREAD);
      const rule = `the limit ${JSON.stringify(limits.chat)}: a message that comes again with its key does not count`;
      const key = 'k9v3x2m7q1d-1763924714000';
      for (let turn = 0; turn <= limits.chat.times; turn += 1)
        await ask('sendChatMessage', 201, { values, body, key, rule });
      await ask('sendChatMessage', 201, { values, body, rule });
    },
  },
  'sets who joins again to the newest message': {
    given: [SIGNED_IN, UNREAD],
    async run(ask, of) {
      const values = of(UNREAD);
      await ask('leaveMatch', 200, { values });
      await ask('joinMatch', 200, { values });
      const { unread_count } = await ask('getChatSummary', 200, { values });
      expect(
        unread_count,
        'unread_count of who left and joined again: joining moves the reading position to the newest message',
      ).toBe(0);
    },
  },
  'reads nothing for who moves up': {
    given: [SIGNED_IN, SOMEBODY, FULL],
    async run(ask, of) {
      const values = of(FULL);
      const { access: as } = await signInSomebody(ask);
      await ask('joinMatch', 200, { as, values });
      await ask('sendChatMessage', 201, { values, body });
      await ask('leaveMatch', 200, { values });
      const { unread_count } = await ask('getChatSummary', 200, { as, values });
      expect(
        unread_count,
        'unread_count of who moved up: only `markChatRead` and joining move the reading position',
      ).toBe(1);
    },
  },
  'tells of the chat first in which somebody wrote last, and shows what was written': {
    given: [SIGNED_IN, SOMEBODY, UNREAD, OPEN],
    async run(ask, of) {
      const { access: as } = await signInSomebody(ask);
      await ask('joinMatch', 200, { values: of(OPEN) });
      for (const state of [OPEN, UNREAD] as const) {
        await ask('joinMatch', 200, { as, values: of(state) });
        await ask('sendChatMessage', 201, { as, values: of(state), body });
        const { results } = (await ask('getChatNotifications', 200)) as { results: Notification[] };
        expect(results.map(({ match_id }) => match_id)).toContain(of(state).match_id);
        // Times alone tell: those of a backend that counts in whole seconds may be the same.
        const times = results.map(({ updated_at }) => Date.parse(updated_at));
        expect(times, 'updated_at of the notifications, the newest first').toEqual(
          times.toSorted((one, other) => other - one),
        );
      }
      // The newest of any kind is then that she has joined.
      await ask('leaveMatch', 200, { as, values: of(UNREAD) });
      await ask('joinMatch', 200, { as, values: of(UNREAD) });
      const notification = (await ask('getChatNotification', 200, { values: of(UNREAD) })) as Notification;
      expect(notification.last_message?.kind, PREVIEW).toBe('text');
    },
  },
} satisfies Record<string, Sequence>;
