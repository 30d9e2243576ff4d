import { expect } from 'vitest';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { ChatNotifications } from '@/generated/schemas/chatNotifications.zod';
import type { Participant } from '@/generated/schemas/participant.zod';
import type { Locale } from '@/lib/locale';
import { UPDATE } from '../../answers/rows/user.ts';
import type { Values } from '../../answers/state.ts';
import type { Sequences } from './sequence.ts';
import { TEXTS } from './texts.ts';

const UNREAD_CHAT = 'a joined match with unread messages';
const OPEN_MATCH = 'a match that can be joined';
const KEY = '1763924714000-k3v9x2m7q1d';
const BODY = { message: 'Beru míč.' };

const KEY_RULE = 'a key is for one person and match, a refused call leaves it unused, it may come again';
const CHANGED_TEXT_RULE = 'a used key with another text: the problem names Idempotency-Key as invalid';

export const chatSequences = {
  async 'stores a message once for each idempotency key'({ ask, setUp }) {
    const values = await setUp(UNREAD_CHAT);
    const send = (text: string, status: number, rule: string, key?: string) =>
      ask('sendChatMessage', status, { values, body: { message: text }, rule, ...(key && { key }) });
    const loadMessages = async (): Promise<ChatMessage[]> =>
      (await ask('getChatMessages', 200, { values })).results;
    const idsBefore = new Set((await loadMessages()).map(({ id }) => id));
    await send('  ', 400, 'a message of white space alone', KEY);
    const messages: ChatMessage[] = await Promise.all(
      [1, 2, 3].map(() => send(BODY.message, 201, KEY_RULE, KEY)),
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
    const newest = results.map((stored) => stored.id);
    for (const [query, allowedIds] of [
      [{ limit: 2 }, newest.slice(-2)],
      [{ limit: 1, before: idWithoutKey }, newest.slice(-2, -1)],
    ] as const) {
      const answer = await ask('getChatMessages', 200, { values: { ...values, ...query } });
      // A backend may ignore both parameters.
      expect([allowedIds, newest], `getChatMessages with ${JSON.stringify(query)}`).toContainEqual(
        (answer.results as ChatMessage[]).map((stored) => stored.id),
      );
    }
    const times = results.map(({ created_at }) => Date.parse(created_at));
    expect(times, 'created_at of the messages, the oldest first').toEqual(times.toSorted((a, b) => a - b));
  },
  async 'lists a chat as unread until it is read, and refuses it to a person who has left'({ ask, setUp }) {
    for (const state of ['a joined match that is cancelled', 'a joined match that is finished'] as const) {
      const { match_id } = await setUp(state);
      const { results } = await ask('getChatNotifications', 200);
      expect(results, `notifications of "${state}"`).toContainEqual(expect.objectContaining({ match_id }));
    }
    const values = await setUp(UNREAD_CHAT);
    const isChatOfState = ({ match_id }: { match_id: number }) => match_id === values.match_id;
    // This does not move the reading position.
    await ask('getChatMessages', 200, { values });
    const listBefore = (await ask('getChatNotifications', 200)) as ChatNotifications;
    const unreadNotification = listBefore.results.find(isChatOfState);
    expect(unreadNotification, `the notification of the state "${UNREAD_CHAT}"`).toBeDefined();
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
  async 'keeps an idempotency key apart in each match and of each person'({ ask, setUp, signInSomebody }) {
    const bearer = await signInSomebody();
    const unreadChat = await setUp(UNREAD_CHAT);
    const otherChat = await setUp('a joined match with every detail');
    await ask('joinMatch', 200, { bearer, values: unreadChat });
    const { last_message, updated_at } = await ask('getChatNotification', 200, { values: unreadChat });
    expect(last_message, 'updated_at is that of last_message').toMatchObject({ created_at: updated_at });
    const send = (values: Values, options = {}): Promise<ChatMessage> =>
      ask('sendChatMessage', 201, { ...options, values, body: BODY, key: KEY, rule: KEY_RULE });
    const ownMessage = await send(unreadChat);
    const messageInOtherMatch = await send(otherChat);
    const messageOfSomebody = await send(unreadChat, { bearer });
    expect(messageInOtherMatch.match_id).toBe(otherChat.match_id);
    expect(messageOfSomebody.is_mine).toBe(true);
    const ids = new Set([ownMessage, messageInOtherMatch, messageOfSomebody].map(({ id }) => id));
    expect(ids.size, 'the messages of one key from two people and in two matches').toBe(3);
  },
  async 'returns message texts code point for code point'({ ask, setUp }) {
    const values = await setUp(UNREAD_CHAT);
    for (const [description, sentText, storedText = sentText] of TEXTS) {
      const { message } = await ask('sendChatMessage', 201, { values, body: { message: sentText } });
      expect(message, description).toBe(storedText);
      const { results } = await ask('getChatMessages', 200, { values });
      expect(results.at(-1)?.message, description).toBe(storedText);
    }
  },
  async 'writes system messages in the language of the request, and a new name everywhere'({ ask, setUp }) {
    const values = await setUp(OPEN_MATCH);
    await ask('joinMatch', 200, { values });
    await ask('sendChatMessage', 201, { values, body: BODY });
    await ask('updateProfileWithJson', 200, { body: { ...UPDATE, city_ids: [] } });
    const { participants } = await ask('getMatch', 200, { values });
    const { results: messages } = await ask('getChatMessages', 200, { values });
    const { display_name } = UPDATE;
    const people = [participants.find(({ is_me }: Participant) => is_me).user, messages.at(-1).sender];
    expect(people, 'a new name, in roster and chat').toMatchObject([{ display_name }, { display_name }]);
    const loadSystemText = async (language: Locale) => {
      const { results } = await ask('getChatMessages', 200, { values, language });
      const message = (results as ChatMessage[]).findLast(({ kind }) => kind === 'system')?.message;
      expect(message, `the system message about joining, in ${language}`).toContain(display_name);
      return message;
    };
    const [czechText, englishText] = [await loadSystemText('cs'), await loadSystemText('en')];
    expect(englishText, 'the system message in English is not the one in Czech').not.toBe(czechText);
  },
  async 'moves the reading position when a person joins, not when one writes'({
    ask,
    setUp,
    signInSomebody,
  }) {
    const values = await setUp(UNREAD_CHAT);
    const summaryBefore = await ask('getChatSummary', 200, { values });
    const { updated_at } = await ask('getMatch', 200, { values });
    await ask('joinMatch', 200, { values });
    await ask('sendChatMessage', 201, { values, body: BODY });
    const summaryAfter = await ask('getChatSummary', 200, { values });
    expect(summaryAfter.unread_count, 'unread_count after a rejoin, a text').toBe(summaryBefore.unread_count);
    const match = await ask('getMatch', 200, { values });
    expect(match.updated_at, 'updated_at: no chat and no rejoin moves it').toBe(updated_at);
    const bearer = await signInSomebody();
    await ask('joinMatch', 200, { bearer, values });
    const { results } = await ask('getChatMessages', 200, { bearer, values });
    const { id } = results.at(-1) as ChatMessage;
    expect(
      await ask('getChatSummary', 200, { bearer, values }),
      'the summary after joining: all is read, and last_message is the newest message of any kind',
    ).toMatchObject({ unread_count: 0, last_read_message_id: id, last_message: { id } });
  },
  async 'moves the reading position in no other chat'({ ask, setUp, signInSomebody }) {
    const [otherChatValues, values] = [await setUp(UNREAD_CHAT), await setUp(OPEN_MATCH)];
    const bearer = await signInSomebody();
    await ask('joinMatch', 200, { values });
    await ask('joinMatch', 200, { bearer, values });
    const sendAsSomebody = () => ask('sendChatMessage', 201, { bearer, values, body: BODY });
    const expectUnread = async (situation: string) =>
      expect((await ask('getChatSummary', 200, { values })).unread_count, situation).toBe(1);
    await sendAsSomebody();
    await ask('markChatRead', 200, { values: otherChatValues });
    await ask('markChatRead', 200, { bearer, values });
    await expectUnread('unread_count after another chat was read, and this one by somebody');
    await ask('markChatRead', 200, { values });
    await sendAsSomebody();
    await expectUnread('unread_count of a message that came later');
  },
} satisfies Sequences;
