import { expect } from 'vitest';
import { limits } from '@/generated/rules';
import type { ChatNotifications } from '@/generated/schemas/chatNotifications.zod';
import { SIGNED_IN } from '../../answers/answer.ts';
import { signInSomebody, SOMEBODY, type Sequence } from './sequence.ts';

const UNREAD_CHAT = 'a joined match with unread messages';
const JOINED_FULL_MATCH = 'a joined match without a free place';
const OPEN_MATCH = 'a match that can be joined';
const ENDED_MATCHES = ['a joined match that is finished', 'a joined match that is cancelled'] as const;
const BODY = { message: 'Sraz u šaten.' };

export const chatParticipationSequences = {
  'lets people on the waiting list read and write in the chat': {
    states: [SIGNED_IN, 'a full match'],
    async run(ask, valuesOf) {
      const values = valuesOf('a full match');
      const rule = 'people on the roster and on the waiting list use the chat';
      await ask('joinMatch', 200, { values });
      await ask('getChatMessages', 200, { values, rule });
      await ask('sendChatMessage', 201, { values, body: BODY, rule });
    },
  },
  'lets people write in the chat after the match has finished or was cancelled': {
    states: [SIGNED_IN, ...ENDED_MATCHES],
    async run(ask, valuesOf) {
      const rule = 'people may also write in the chat of a cancelled or finished match';
      for (const state of ENDED_MATCHES)
        await ask('sendChatMessage', 201, { values: valuesOf(state), body: BODY, rule: `${state}: ${rule}` });
    },
  },
  'counts a repeated message once towards the limit': {
    states: [SIGNED_IN, UNREAD_CHAT],
    async run(ask, valuesOf) {
      const values = valuesOf(UNREAD_CHAT);
      const rule = `the limit ${JSON.stringify(limits.chat)}: a message that is repeated with its key does not count again`;
      const key = 'k9v3x2m7q1d-1763924714000';
      for (let sendIndex = 0; sendIndex <= limits.chat.times; sendIndex += 1)
        await ask('sendChatMessage', 201, { values, body: BODY, key, rule });
      await ask('sendChatMessage', 201, { values, body: BODY, rule });
    },
  },
  'moves the reading position to the newest message when a person joins again': {
    states: [SIGNED_IN, UNREAD_CHAT],
    async run(ask, valuesOf) {
      const values = valuesOf(UNREAD_CHAT);
      await ask('leaveMatch', 200, { values });
      await ask('joinMatch', 200, { values });
      const { unread_count } = await ask('getChatSummary', 200, { values });
      expect(unread_count, 'unread_count of a person who left and joined again').toBe(0);
    },
  },
  'keeps the reading position when a person moves up from the waiting list': {
    states: [SIGNED_IN, SOMEBODY, JOINED_FULL_MATCH],
    async run(ask, valuesOf) {
      const values = valuesOf(JOINED_FULL_MATCH);
      const { access: bearer } = await signInSomebody(ask);
      await ask('joinMatch', 200, { bearer, values });
      await ask('sendChatMessage', 201, { values, body: BODY });
      await ask('leaveMatch', 200, { values });
      const { unread_count } = await ask('getChatSummary', 200, { bearer, values });
      expect(unread_count, 'unread_count of a person who moved up: the reading position stays').toBe(1);
    },
  },
  'sorts notifications by the newest message that a person wrote, and gives that message as last_message': {
    states: [SIGNED_IN, SOMEBODY, UNREAD_CHAT, OPEN_MATCH],
    async run(ask, valuesOf) {
      const { access: bearer } = await signInSomebody(ask);
      await ask('joinMatch', 200, { values: valuesOf(OPEN_MATCH) });
      for (const state of [OPEN_MATCH, UNREAD_CHAT] as const) {
        await ask('joinMatch', 200, { bearer, values: valuesOf(state) });
        await ask('sendChatMessage', 201, { bearer, values: valuesOf(state), body: BODY });
        const { results } = (await ask('getChatNotifications', 200)) as ChatNotifications;
        expect(results.map(({ match_id }) => match_id)).toContain(valuesOf(state).match_id);
        // The order of matches is not compared, because updated_at may have whole seconds and be the same in two.
        const updateTimes = results.map(({ updated_at }) => Date.parse(updated_at));
        const sortedTimes = updateTimes.toSorted((a, b) => b - a);
        expect(updateTimes, 'updated_at of the notifications, the newest first').toEqual(sortedTimes);
      }
      // After this the newest message of the chat is a system message.
      await ask('leaveMatch', 200, { bearer, values: valuesOf(UNREAD_CHAT) });
      await ask('joinMatch', 200, { bearer, values: valuesOf(UNREAD_CHAT) });
      const { last_message } = await ask('getChatNotification', 200, { values: valuesOf(UNREAD_CHAT) });
      expect(last_message?.kind, 'last_message is the newest message that a person wrote').toBe('text');
    },
  },
} satisfies Record<string, Sequence>;
