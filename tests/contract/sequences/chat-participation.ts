import { expect } from 'vitest';
import type { ChatNotifications } from '@/generated/schemas/chatNotifications.zod';
import type { Sequences } from './sequence.ts';

const UNREAD_CHAT = 'a joined match with unread messages';
const JOINED_FULL_MATCH = 'a joined match without a free place';
const OPEN_MATCH = 'a match that can be joined';
const KINDS = ['system', 'system', 'text', 'system', 'system'].map((kind) => ({ kind }));
const KINDS_RULE = 'messages of waiting, leaving (untold), waiting, a text, leaving the roster, moving up';
const BODY = { message: 'Sraz u šaten.' };

export const chatParticipationSequences = {
  async 'tells the chat who comes and goes, which moves no position'({ ask, setUp, signInSomebody }) {
    const values = await setUp(JOINED_FULL_MATCH);
    const bearer = await signInSomebody();
    const { results: olderMessages } = await ask('getChatMessages', 200, { values });
    for (const step of ['joinMatch', 'leaveMatch', 'joinMatch'] as const)
      await ask(step, 200, { bearer, values });
    await ask('sendChatMessage', 201, { values, body: BODY });
    await ask('leaveMatch', 200, { values });
    const { results } = await ask('getChatMessages', 200, { bearer, values });
    expect((results as unknown[]).slice(olderMessages.length), KINDS_RULE).toMatchObject(KINDS);
    const { unread_count, message_count } = await ask('getChatSummary', 200, { bearer, values });
    expect(message_count, 'message_count, of every kind').toBe(results.length);
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
    await ask('leaveMatch', 200, { values: openMatch });
    const { total_unread, results } = (await ask('getChatNotifications', 200)) as ChatNotifications;
    const sum = results.reduce((total, { unread_count }) => total + unread_count, 0);
    expect(total_unread, 'total_unread after leaving an unread chat: the sum of unread_count').toBe(sum);
    // After this the newest message of the chat is a system message.
    await ask('leaveMatch', 200, { bearer, values: unreadChat });
    await ask('joinMatch', 200, { bearer, values: unreadChat });
    const { last_message } = await ask('getChatNotification', 200, { values: unreadChat });
    expect(last_message?.kind, 'last_message is the newest message that a person wrote').toBe('text');
  },
} satisfies Sequences;
