import { expect } from 'vitest';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { ChatNotifications } from '@/generated/schemas/chatNotifications.zod';
import type { Locale } from '@/lib/locale';
import { SIGNED_IN } from '../../answers/answer.ts';
import type { StateName } from '../../answers/states.ts';
import { signInSomebody, SOMEBODY, type Sequence } from './sequence.ts';
import { TEXTS } from './texts.ts';

const UNREAD_CHAT = 'a joined match with unread messages';
const OPEN_MATCH = 'a match that can be joined';
const OTHER_CHAT = 'a joined match with every detail';
const KEY = '1763924714000-k3v9x2m7q1d';
const BODY = { message: 'Beru míč.' };

/** The differences between neighbouring times, in milliseconds. */
const stepsBetween = (times: string[]): number[] =>
  times.slice(1).map((time, index) => Date.parse(time) - Date.parse(times[index]!));

const CHANGED_TEXT_RULE = 'a used key with another text: the problem names Idempotency-Key as invalid';

export const chatSequences = {
  'stores a message once for each idempotency key': {
    states: [SIGNED_IN, UNREAD_CHAT],
    async run(ask, valuesOf) {
      const values = valuesOf(UNREAD_CHAT);
      const send = (text: string, status: number, rule: string, key?: string) =>
        ask('sendChatMessage', status, { values, body: { message: text }, rule, ...(key && { key }) });
      const loadMessages = async (): Promise<ChatMessage[]> =>
        (await ask('getChatMessages', 200, { values })).results;
      const idsBefore = new Set((await loadMessages()).map(({ id }) => id));
      await send('  ', 400, 'a message of white space alone', KEY);
      const rule = 'a refused message leaves its key unused, and a repeated key is no error';
      const messages: ChatMessage[] = await Promise.all(
        [1, 2, 3].map(() => send(BODY.message, 201, rule, KEY)),
      );
      const { id } = messages[0]!;
      const ids = messages.map((message) => message.id);
      expect(ids, 'the ids of the messages with one key').toEqual([id, id, id]);
      const { errors } = await send('Beru pumpičku.', 400, CHANGED_TEXT_RULE, KEY);
      expect(errors, CHANGED_TEXT_RULE).toMatchObject([{ field: 'Idempotency-Key', code: 'invalid' }]);
      const { id: idWithoutKey } = await send(BODY.message, 201, 'without a key each request is a message');
      const results = await loadMessages();
      expect(
        results.map((stored) => stored.id).filter((resultId) => !idsBefore.has(resultId)),
        'the ids of the stored messages: one with the key, then one without a key',
      ).toEqual([id, idWithoutKey]);
      const steps = stepsBetween(results.map(({ created_at }) => created_at));
      const stepsBack = steps.filter((step) => step < 0);
      expect(stepsBack, 'the chat is sorted oldest first: decreases of created_at, in ms').toEqual([]);
    },
  },
  'lists a chat as unread until it is read, and refuses it to a person who has left': {
    states: [SIGNED_IN, UNREAD_CHAT],
    async run(ask, valuesOf) {
      const values = valuesOf(UNREAD_CHAT);
      const isChatOfState = ({ match_id }: { match_id: number }) => match_id === values.match_id;
      // This does not move the reading position.
      await ask('getChatMessages', 200, { values });
      const listBefore = (await ask('getChatNotifications', 200)) as ChatNotifications;
      const unreadNotification = listBefore.results.find(isChatOfState);
      expect(unreadNotification, `the notification of the state "${UNREAD_CHAT}"`).toBeDefined();
      expect(listBefore.total_unread, 'total_unread is the sum of all unread_count').toBe(
        listBefore.results.reduce((sum, notification) => sum + notification.unread_count, 0),
      );
      const steps = stepsBetween(listBefore.results.map(({ updated_at }) => updated_at));
      const stepsAhead = steps.filter((step) => step > 0);
      expect(stepsAhead, 'notifications are sorted newest first: increases of updated_at, in ms').toEqual([]);
      await ask('markChatRead', 200, { values });
      const { unread_count } = await ask('getChatSummary', 200, { values });
      expect(unread_count, 'unread_count once the chat is read').toBe(0);
      const listAfter = (await ask('getChatNotifications', 200)) as ChatNotifications;
      expect(listAfter.results.find(isChatOfState), 'the notification of a read chat').toBeUndefined();
      expect(listAfter.total_unread, 'total_unread once the chat is read: less by its unread_count').toBe(
        listBefore.total_unread - unreadNotification!.unread_count,
      );
      await ask('leaveMatch', 200, { values });
      await ask('getChatMessages', 403, { values, rule: 'only participants see the chat' });
    },
  },
  'stores separate messages when the same idempotency key comes from another person or in another match': {
    states: [SIGNED_IN, SOMEBODY, UNREAD_CHAT, OTHER_CHAT],
    async run(ask, valuesOf) {
      const { access: bearer } = await signInSomebody(ask);
      await ask('joinMatch', 200, { bearer, values: valuesOf(UNREAD_CHAT) });
      const send = (state: StateName, options = {}): Promise<ChatMessage> =>
        ask('sendChatMessage', 201, { ...options, values: valuesOf(state), body: BODY, key: KEY });
      const ownMessage = await send(UNREAD_CHAT);
      const messageInOtherMatch = await send(OTHER_CHAT);
      const messageOfSomebody = await send(UNREAD_CHAT, { bearer });
      expect(messageInOtherMatch.match_id).toBe(valuesOf(OTHER_CHAT).match_id);
      expect(messageOfSomebody.is_mine).toBe(true);
      const ids = new Set([ownMessage, messageInOtherMatch, messageOfSomebody].map(({ id }) => id));
      expect(ids.size, 'the messages of one key from two people and in two matches').toBe(3);
    },
  },
  'returns message texts code point for code point': {
    states: [SIGNED_IN, UNREAD_CHAT],
    async run(ask, valuesOf) {
      for (const [description, sentText, storedText = sentText] of TEXTS) {
        const values = valuesOf(UNREAD_CHAT);
        const { message } = await ask('sendChatMessage', 201, { values, body: { message: sentText } });
        expect(message, description).toBe(storedText);
        const { results } = await ask('getChatMessages', 200, { values });
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
      const loadSystemText = async (language: Locale) => {
        const { results } = await ask('getChatMessages', 200, { values, language });
        const message = (results as ChatMessage[]).findLast(({ kind }) => kind === 'system')?.message;
        expect(message, `the system message about joining, in ${language}`).toContain(user.display_name);
        return message;
      };
      const [czechText, englishText] = [await loadSystemText('cs'), await loadSystemText('en')];
      expect(englishText, 'the system message in English is not the one in Czech').not.toBe(czechText);
    },
  },
  'keeps the reading position and updated_at when a person writes, and marks all as read when a person joins':
    {
      states: [SIGNED_IN, SOMEBODY, UNREAD_CHAT],
      async run(ask, valuesOf) {
        const values = valuesOf(UNREAD_CHAT);
        const summaryBefore = await ask('getChatSummary', 200, { values });
        const { updated_at } = await ask('getMatch', 200, { values });
        await ask('sendChatMessage', 201, { values, body: BODY });
        const summaryAfter = await ask('getChatSummary', 200, { values });
        expect(summaryAfter.unread_count, 'unread_count after writing').toBe(summaryBefore.unread_count);
        const match = await ask('getMatch', 200, { values });
        expect(match.updated_at, 'updated_at of the match: its chat does not move it').toBe(updated_at);
        const { access: bearer } = await signInSomebody(ask);
        await ask('joinMatch', 200, { bearer, values });
        const { results } = await ask('getChatMessages', 200, { bearer, values });
        const { id } = results.at(-1) as ChatMessage;
        expect(
          await ask('getChatSummary', 200, { bearer, values }),
          'the summary after joining: all is read, and last_message is the newest message of any kind',
        ).toMatchObject({ unread_count: 0, last_read_message_id: id, last_message: { id } });
      },
    },
  'moves the reading position only in the chat that was read, to the newest message of that chat': {
    states: [SIGNED_IN, SOMEBODY, UNREAD_CHAT, OPEN_MATCH],
    async run(ask, valuesOf) {
      const [otherChatValues, values] = [valuesOf(UNREAD_CHAT), valuesOf(OPEN_MATCH)];
      const { access: bearer } = await signInSomebody(ask);
      await ask('joinMatch', 200, { values });
      await ask('joinMatch', 200, { bearer, values });
      const sendAsSomebody = () => ask('sendChatMessage', 201, { bearer, values, body: BODY });
      const expectUnread = async (situation: string) =>
        expect((await ask('getChatSummary', 200, { values })).unread_count, situation).toBe(1);
      await sendAsSomebody();
      await ask('markChatRead', 200, { values: otherChatValues });
      await expectUnread('unread_count after another chat was read');
      await ask('markChatRead', 200, { values });
      await sendAsSomebody();
      await expectUnread('unread_count of a message that came later');
    },
  },
  'checks the session, then the match, then the participation when a person writes': {
    states: [SIGNED_IN, 'no such match', OPEN_MATCH],
    async run(ask, valuesOf) {
      const request = { body: BODY, values: valuesOf('no such match') };
      await ask('sendChatMessage', 401, { ...request, bearer: '', rule: 'no session, and no such match' });
      await ask('sendChatMessage', 404, { ...request, rule: 'no such match' });
      const rule = 'only participants write in the chat';
      await ask('sendChatMessage', 403, { body: BODY, values: valuesOf(OPEN_MATCH), rule });
    },
  },
} satisfies Record<string, Sequence>;
