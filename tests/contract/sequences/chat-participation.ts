import { expect } from 'vitest';
import { limits } from '@/generated/rules';
import type { ChatNotifications } from '@/generated/schemas/chatNotifications.zod';
import type { Sequences } from './sequence.ts';

const UNREAD_CHAT = 'a joined match with unread messages';
const JOINED_FULL_MATCH = 'a joined match without a free place';
const OPEN_MATCH = 'a match that can be joined';
const BODY = { message: 'Sraz u šaten.' };

export const chatParticipationSequences = {
  async 'lets people on the waiting list read and write in the chat'({ ask, setUp }) {
    const values = await setUp('a full match');
    const rule = 'people on the roster and on the waiting list use the chat';
    await ask('joinMatch', 200, { values });
    await ask('getChatMessages', 200, { values, rule });
    await ask('sendChatMessage', 201, { values, body: BODY, rule });
  },
  async 'counts a repeated message once towards the limit'({ ask, setUp }) {
    const values = await setUp(UNREAD_CHAT);
    const rule = `the limit ${JSON.stringify(limits.chat)}: a message that is repeated with its key does not count again`;
    const key = 'k9v3x2m7q1d-1763924714000';
    for (let sendIndex = 0; sendIndex <= limits.chat.times; sendIndex += 1)
      await ask('sendChatMessage', 201, { values, body: BODY, key, rule });
    await ask('sendChatMessage', 201, { values, body: BODY, rule });
  },
  async 'moves the reading position to the newest message when a person joins again'({ ask, setUp }) {
    const values = await setUp(UNREAD_CHAT);
    await ask('leaveMatch', 200, { values });
    await ask('joinMatch', 200, { values });
    const { unread_count } = await ask('getChatSummary', 200, { values });
    expect(unread_count, 'unread_count of a person who left and joined again').toBe(0);
  },
  async 'keeps the reading position when a person moves up'({ ask, setUp, signInSomebody }) {
    const values = await setUp(JOINED_FULL_MATCH);
    const bearer = await signInSomebody();
    await ask('joinMatch', 200, { bearer, values });
    await ask('sendChatMessage', 201, { values, body: BODY });
    await ask('leaveMatch', 200, { values });
    const { unread_count } = await ask('getChatSummary', 200, { bearer, values });
    expect(unread_count, 'unread_count of a person who moved up: the reading position stays').toBe(1);
  },
  async 'sorts notifications by their last_message, the newest of a person'({ ask, setUp, signInSomebody }) {
    const bearer = await signInSomebody();
    const unreadChat = await setUp(UNREAD_CHAT);
    const openMatch = await setUp(OPEN_MATCH);
    await ask('joinMatch', 200, { values: openMatch });
    for (const values of [openMatch, unreadChat]) {
      await ask('joinMatch', 200, { bearer, values });
      await ask('sendChatMessage', 201, { bearer, values, body: BODY });
      const { results } = (await ask('getChatNotifications', 200)) as ChatNotifications;
      expect(results.map(({ match_id }) => match_id)).toContain(values.match_id);
      // The order of matches is not compared, because updated_at may have whole seconds and be the same in two.
      const updateTimes = results.map(({ updated_at }) => Date.parse(updated_at));
      const sortedTimes = updateTimes.toSorted((a, b) => b - a);
      expect(updateTimes, 'updated_at of the notifications, the newest first').toEqual(sortedTimes);
    }
    // After this the newest message of the chat is a system message.
    await ask('leaveMatch', 200, { bearer, values: unreadChat });
    await ask('joinMatch', 200, { bearer, values: unreadChat });
    const { last_message } = await ask('getChatNotification', 200, { values: unreadChat });
    expect(last_message?.kind, 'last_message is the newest message that a person wrote').toBe('text');
  },
} satisfies Sequences;
