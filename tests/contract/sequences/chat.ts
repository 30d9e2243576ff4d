import { expect } from 'vitest';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { ChatNotifications } from '@/generated/schemas/chatNotifications.zod';
import type { Locale } from '@/lib/locale';
import { SIGNED_IN } from '../../answers/answer.ts';
import type { StateName } from '../../answers/states.ts';
import { TEXTS } from './texts.ts';
import { signInSomebody, SOMEBODY, type Sequence } from './sequence.ts';

const UNREAD_CHAT = 'a joined match with unread messages';
const OPEN_MATCH = 'a match that can be joined';
const OTHER_CHAT = 'a joined match with every detail';
const IDEMPOTENCY_KEY = '1763924714000-k3v9x2m7q1d';
const MESSAGE_TEXT = 'Beru míč.';

/** The differences between neighbouring times, in whole milliseconds. */
const differencesBetween = (times: string[]): number[] =>
  times.slice(1).map((time, index) => Date.parse(time) - Date.parse(times[index]!));

const CHANGED_TEXT_RULE = 'a key that comes with another text: names Idempotency-Key as invalid';

export const chatSequences = {
  'stores a message once for each idempotency key': {
    states: [SIGNED_IN, UNREAD_CHAT],
    async run(ask, valuesOf) {
      const values = valuesOf(UNREAD_CHAT);
      const send = (text: string, status: number, rule: string, key?: string) =>
        ask('sendChatMessage', status, { values, body: { message: text }, rule, ...(key && { key }) });
      const loadMessages = async () =>
        (await ask('getChatMessages', 200, { values })).results as ChatMessage[];
      const idsBefore = new Set((await loadMessages()).map(({ id }) => id));
      await send('  ', 400, 'a message of white space alone', IDEMPOTENCY_KEY);
      const KEY_REUSE_RULE = 'what was refused leaves its key unused, and a key that comes again is no error';
      const answers = (await Promise.all(
        [1, 2, 3].map(() => send(MESSAGE_TEXT, 201, KEY_REUSE_RULE, IDEMPOTENCY_KEY)),
      )) as ChatMessage[];
      const { id } = answers[0]!;
      expect(
        answers.map((answer) => answer.id),
        'the ids of one key',
      ).toEqual([id, id, id]);
      const { errors } = await send('Beru pumpičku.', 400, CHANGED_TEXT_RULE, IDEMPOTENCY_KEY);
      expect(errors, CHANGED_TEXT_RULE).toMatchObject([{ field: 'Idempotency-Key', code: 'invalid' }]);
      const { id: idWithoutKey } = await send(MESSAGE_TEXT, 201, 'without a key each request is a message');
      const results = await loadMessages();
      expect(
        results.map((result) => result.id).filter((resultId) => !idsBefore.has(resultId)),
        'the ids of what was stored: one for the key, then one for the request without a key',
      ).toEqual([id, idWithoutKey]);
      const stepsMs = differencesBetween(results.map(({ created_at }) => created_at));
      expect(
        stepsMs.filter((step) => step < 0),
        'the chat is oldest first: steps back in created_at, in ms',
      ).toEqual([]);
    },
  },
  'lists a chat as unread until it is read, and refuses it to a person who has left': {
    states: [SIGNED_IN, UNREAD_CHAT],
    async run(ask, valuesOf) {
      const values = valuesOf(UNREAD_CHAT);
      const isChatOfState = ({ match_id }: { match_id: number }) => match_id === values.match_id;
      const listBefore = (await ask('getChatNotifications', 200)) as ChatNotifications;
      const unreadNotification = listBefore.results.find(isChatOfState);
      expect(
        unreadNotification,
        `of the state "${UNREAD_CHAT}" in the notifications: each chat with unread messages is there`,
      ).toBeDefined();
      expect(listBefore.total_unread, 'total_unread is the sum of all unread_count').toBe(
        listBefore.results.reduce((sum, notification) => sum + notification.unread_count, 0),
      );
      const stepsMs = differencesBetween(listBefore.results.map(({ updated_at }) => updated_at));
      expect(
        stepsMs.filter((step) => step > 0),
        'the notification of the newest message is first: steps ahead in updated_at, in ms',
      ).toEqual([]);
      await ask('markChatRead', 200, { values });
      const { unread_count } = await ask('getChatSummary', 200, { values });
      expect(unread_count, 'unread_count once the chat is read').toBe(0);
      const listAfter = (await ask('getChatNotifications', 200)) as ChatNotifications;
      expect(
        listAfter.results.find(isChatOfState),
        'a chat without unread messages in the notifications',
      ).toBeUndefined();
      expect(listAfter.total_unread, 'total_unread once the chat is read: less by its unread_count').toBe(
        listBefore.total_unread - unreadNotification!.unread_count,
      );
      await ask('leaveMatch', 200, { values });
      await ask('getChatMessages', 403, { values, rule: 'only who takes part or waits sees the chat' });
    },
  },
  'stores separate messages when the same idempotency key comes from another person or in another match': {
    states: [SIGNED_IN, SOMEBODY, UNREAD_CHAT, OTHER_CHAT],
    async run(ask, valuesOf) {
      const { access: bearer } = await signInSomebody(ask);
      await ask('joinMatch', 200, { bearer, values: valuesOf(UNREAD_CHAT) });
      const send = (state: StateName, options = {}): Promise<ChatMessage> =>
        ask('sendChatMessage', 201, {
          ...options,
          values: valuesOf(state),
          body: { message: MESSAGE_TEXT },
          key: IDEMPOTENCY_KEY,
        });
      const ownMessage = await send(UNREAD_CHAT);
      const messageInOtherMatch = await send(OTHER_CHAT);
      const messageOfSomebody = await send(UNREAD_CHAT, { bearer });
      expect(messageInOtherMatch.match_id).toBe(valuesOf(OTHER_CHAT).match_id);
      expect(messageOfSomebody.is_mine).toBe(true);
      expect(
        new Set([ownMessage, messageInOtherMatch, messageOfSomebody].map(({ id }) => id)).size,
        'the same key of another person or in another match stores another message',
      ).toBe(3);
    },
  },
  'returns message texts code point for code point': {
    states: [SIGNED_IN, UNREAD_CHAT],
    async run(ask, valuesOf) {
      for (const [description, sentText, storedText = sentText] of TEXTS) {
        const answer = await ask('sendChatMessage', 201, {
          values: valuesOf(UNREAD_CHAT),
          body: { message: sentText },
        });
        expect(answer.message, description).toBe(storedText);
        const { results } = await ask('getChatMessages', 200, { values: valuesOf(UNREAD_CHAT) });
        expect(results.at(-1)?.message, description).toBe(storedText);
      }
    },
  },
  'writes system messages in the language of the request': {
    states: [SIGNED_IN, OPEN_MATCH],
    async run(ask, valuesOf) {
      const values = valuesOf(OPEN_MATCH);
      await ask('joinMatch', 200, { values });
      const { user } = await ask('getSession', 200);
      const loadSystemText = async (language: Locale): Promise<string> => {
        const { results } = await ask('getChatMessages', 200, { values, language });
        const systemMessage = (results as ChatMessage[]).findLast(({ kind }) => kind === 'system');
        expect(systemMessage?.message, `the system message about joining, in ${language}`).toContain(
          user.display_name,
        );
        return systemMessage!.message;
      };
      const [czechText, englishText] = [await loadSystemText('cs'), await loadSystemText('en')];
      expect(englishText, 'the system message in English is not the one in Czech').not.toBe(czechText);
    },
  },
  'keeps the reading position when a person writes, sets it to the newest message when a person joins, and keeps updated_at of the match':
    {
      states: [SIGNED_IN, SOMEBODY, UNREAD_CHAT],
      async run(ask, valuesOf) {
        const values = valuesOf(UNREAD_CHAT);
        const loadUnreadCount = async () =>
          (await ask('getChatSummary', 200, { values })).unread_count as number;
        const unreadCountBefore = await loadUnreadCount();
        const { updated_at } = await ask('getMatch', 200, { values });
        await ask('sendChatMessage', 201, { values, body: { message: MESSAGE_TEXT } });
        expect(
          await loadUnreadCount(),
          'unread_count after writing: sending does not move the reading position',
        ).toBe(unreadCountBefore);
        expect(
          (await ask('getMatch', 200, { values })).updated_at,
          'updated_at of the match: its chat does not move it',
        ).toBe(updated_at);
        const { access: bearer } = await signInSomebody(ask);
        await ask('joinMatch', 200, { bearer, values });
        const { results } = (await ask('getChatMessages', 200, { bearer, values })) as {
          results: ChatMessage[];
        };
        const { unread_count, ...summary } = await ask('getChatSummary', 200, { bearer, values });
        const newestId = results.at(-1)?.id;
        expect(
          summary.last_message?.id,
          'the id of last_message in the summary: the newest message of any kind, as the chat has it',
        ).toBe(newestId);
        expect(unread_count, 'unread_count of who has just joined: what was said before counts as read').toBe(
          0,
        );
        expect(
          summary.last_read_message_id,
          'the reading position of who has just joined: the newest message, which tells of that',
        ).toBe(newestId);
      },
    },
  'moves the reading position only in the chat that was read, to the newest message of that chat': {
    states: [SIGNED_IN, SOMEBODY, UNREAD_CHAT, OPEN_MATCH],
    async run(ask, valuesOf) {
      const [otherChatValues, values] = [valuesOf(UNREAD_CHAT), valuesOf(OPEN_MATCH)];
      const { access: bearer } = await signInSomebody(ask);
      await ask('joinMatch', 200, { values });
      await ask('joinMatch', 200, { bearer, values });
      const sendAsSomebody = () =>
        ask('sendChatMessage', 201, { bearer, values, body: { message: MESSAGE_TEXT } });
      const expectUnreadCount = async (unread_count: number, situation: string) =>
        expect(await ask('getChatSummary', 200, { values }), `unread_count ${situation}`).toMatchObject({
          unread_count,
        });
      await sendAsSomebody();
      await ask('markChatRead', 200, { values: otherChatValues });
      await expectUnreadCount(1, 'after another chat was read');
      await ask('markChatRead', 200, { values });
      await sendAsSomebody();
      await expectUnreadCount(1, 'of a message that came later');
    },
  },
  'checks the session, then the match, then the participation when a person writes': {
    states: [SIGNED_IN, 'no such match', OPEN_MATCH],
    async run(ask, valuesOf) {
      const body = { message: MESSAGE_TEXT };
      await ask('sendChatMessage', 401, {
        bearer: '',
        body,
        values: valuesOf('no such match'),
        rule: 'no session: that is said before the match is looked for',
      });
      await ask('sendChatMessage', 404, {
        body,
        values: valuesOf('no such match'),
        rule: 'there is no such match',
      });
      await ask('sendChatMessage', 403, {
        body,
        values: valuesOf(OPEN_MATCH),
        rule: 'who takes no part may not write',
      });
    },
  },
} satisfies Record<string, Sequence>;
