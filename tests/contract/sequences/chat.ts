import { expect } from 'vitest';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { Locale } from '@/lib/locale';
import { SIGNED_IN } from '../../answers/answer.ts';
import type { StateName } from '../../answers/states.ts';
import { TEXTS } from './texts.ts';
import { signInSomebody, SOMEBODY, type Sequence } from './sequence.ts';

const UNREAD = 'a joined match with unread messages';
const OPEN = 'a match that can be joined';
const OTHER = 'a joined match with every detail';
const KEY = '1763924714000-k3v9x2m7q1d';
const message = 'Beru míč.';

interface Message {
  id: number;
  message: string;
  created_at: string;
}

type Told = Pick<ChatMessage, 'kind' | 'message'>;

interface Notifications {
  total_unread: number;
  results: { match_id: number; unread_count: number; updated_at: string }[];
}

/** How many milliseconds of `Date` each is after the one before it; times that are more precise may make it 0. */
const steps = (times: string[]): number[] =>
  times.slice(1).map((time, index) => Date.parse(time) - Date.parse(times[index]!));

const KEY_OTHER_TEXT = 'a key that comes with another text: names Idempotency-Key as invalid';

/** The chat of a match. */
export const chatSequences = {
  'stores a message once, however often its key comes': {
    given: [SIGNED_IN, UNREAD],
    async run(ask, of) {
      const values = of(UNREAD);
      const send = (text: string, status: number, rule: string, key?: string) =>
        ask('sendChatMessage', status, { values, body: { message: text }, rule, ...(key && { key }) });
      const stored = async () => (await ask('getChatMessages', 200, { values })).results as Message[];
      const before = new Set((await stored()).map(({ id }) => id));
      await send('  ', 400, 'a message of white space alone', KEY);
      const unused = 'what was refused leaves its key unused, and a key that comes again is no error';
      const answers = (await Promise.all([1, 2, 3].map(() => send(message, 201, unused, KEY)))) as Message[];
      const { id } = answers[0]!;
      expect(
        answers.map((one) => one.id),
        'the ids of one key',
      ).toEqual([id, id, id]);
      const { errors } = await send('Beru pumpičku.', 400, KEY_OTHER_TEXT, KEY);
      expect(errors, KEY_OTHER_TEXT).toMatchObject([{ field: 'Idempotency-Key', code: 'invalid' }]);
      const { id: another } = await send(message, 201, 'without a key each request is a message');
      const results = await stored();
      expect(
        results.map((one) => one.id).filter((one) => !before.has(one)),
        'the ids of what was stored: one for the key, then one for the request without a key',
      ).toEqual([id, another]);
      const since = steps(results.map(({ created_at }) => created_at));
      expect(
        since.filter((step) => step < 0),
        'the chat is oldest first: steps back in created_at, in ms',
      ).toEqual([]);
    },
  },
  'tells of a chat until it is read, and no more to who has left': {
    given: [SIGNED_IN, UNREAD],
    async run(ask, of) {
      const values = of(UNREAD);
      const isThis = ({ match_id }: { match_id: number }) => match_id === values.match_id;
      const before = (await ask('getChatNotifications', 200)) as Notifications;
      const listed = before.results.find(isThis);
      expect(
        listed,
        `of the state "${UNREAD}" in the notifications: each chat with unread messages is there`,
      ).toBeDefined();
      expect(before.total_unread, 'total_unread is the sum of all unread_count').toBe(
        before.results.reduce((sum, one) => sum + one.unread_count, 0),
      );
      const since = steps(before.results.map(({ updated_at }) => updated_at));
      expect(
        since.filter((step) => step > 0),
        'the notification of the newest message is first: steps ahead in updated_at, in ms',
      ).toEqual([]);
      await ask('markChatRead', 200, { values });
      const { unread_count } = await ask('getChatSummary', 200, { values });
      expect(unread_count, 'unread_count once the chat is read').toBe(0);
      const after = (await ask('getChatNotifications', 200)) as Notifications;
      expect(
        after.results.find(isThis),
        'a chat without unread messages in the notifications',
      ).toBeUndefined();
      expect(after.total_unread, 'total_unread once the chat is read: less by its unread_count').toBe(
        before.total_unread - listed!.unread_count,
      );
      await ask('leaveMatch', 200, { values });
      await ask('getChatMessages', 403, { values, rule: 'only who takes part or waits sees the chat' });
    },
  },
  'stores another message with the same key of somebody else, or in another match': {
    given: [SIGNED_IN, SOMEBODY, UNREAD, OTHER],
    async run(ask, of) {
      const { access: as } = await signInSomebody(ask);
      await ask('joinMatch', 200, { as, values: of(UNREAD) });
      const send = (state: StateName, who = {}): Promise<Message> =>
        ask('sendChatMessage', 201, { ...who, values: of(state), body: { message }, key: KEY });
      const mine = await send(UNREAD);
      const elsewhere = await send(OTHER);
      expect(elsewhere, 'one key in two matches: a key belongs to one person in one match').toMatchObject({
        match_id: of(OTHER).match_id,
      });
      const hers = await send(UNREAD, { as });
      expect(hers, 'one key of two people: a key belongs to one person in one match').toMatchObject({
        is_mine: true,
      });
      expect(
        new Set([mine, elsewhere, hers].map(({ id }) => id)).size,
        'messages that one key has stored, of one person in two matches and of another',
      ).toBe(3);
    },
  },
  'gives texts back as they came, code point for code point': {
    given: [SIGNED_IN, UNREAD],
    async run(ask, of) {
      for (const [what, sent, kept = sent] of TEXTS) {
        const stored = await ask('sendChatMessage', 201, { values: of(UNREAD), body: { message: sent } });
        expect(stored.message, what).toBe(kept);
        const { results } = await ask('getChatMessages', 200, { values: of(UNREAD) });
        expect(results.at(-1)?.message, what).toBe(kept);
      }
    },
  },
  'words system messages for who reads, whoever caused them': {
    given: [SIGNED_IN, OPEN],
    async run(ask, of) {
      const values = of(OPEN);
      await ask('joinMatch', 200, { values });
      const { user } = await ask('getSession', 200);
      const words = async (language: Locale): Promise<string> => {
        const { results } = await ask('getChatMessages', 200, { values, language });
        const told = (results as Told[]).findLast(({ kind }) => kind === 'system');
        expect(told?.message, `the system message about joining, in ${language}`).toContain(
          user.display_name,
        );
        return told!.message;
      };
      const [cs, en] = [await words('cs'), await words('en')];
      expect(en, 'a system message to "Accept-Language: en", which is not that to "cs"').not.toBe(cs);
    },
  },
  'reads nothing for who writes, everything for who joins, and leaves the match as it is': {
    given: [SIGNED_IN, SOMEBODY, UNREAD],
    async run(ask, of) {
      const values = of(UNREAD);
      const unread = async () => (await ask('getChatSummary', 200, { values })).unread_count as number;
      const before = await unread();
      const { updated_at } = await ask('getMatch', 200, { values });
      await ask('sendChatMessage', 201, { values, body: { message } });
      expect(await unread(), 'unread_count after writing: sending does not move the reading position').toBe(
        before,
      );
      expect(
        (await ask('getMatch', 200, { values })).updated_at,
        'updated_at of the match: its chat does not move it',
      ).toBe(updated_at);
      const { access: as } = await signInSomebody(ask);
      await ask('joinMatch', 200, { as, values });
      const { results } = (await ask('getChatMessages', 200, { as, values })) as { results: Message[] };
      const { unread_count, ...summary } = await ask('getChatSummary', 200, { as, values });
      const newest = results.at(-1)?.id;
      expect(
        summary.last_message?.id,
        'the id of last_message in the summary: the newest message of any kind, as the chat has it',
      ).toBe(newest);
      expect(unread_count, 'unread_count of who has just joined: what was said before counts as read').toBe(
        0,
      );
      expect(
        summary.last_read_message_id,
        'the reading position of who has just joined: the newest message, which tells of that',
      ).toBe(newest);
    },
  },
  'moves the reading position of one chat, to what is its newest message then': {
    given: [SIGNED_IN, SOMEBODY, UNREAD, OPEN],
    async run(ask, of) {
      const [read, values] = [of(UNREAD), of(OPEN)];
      const { access: as } = await signInSomebody(ask);
      await ask('joinMatch', 200, { values });
      await ask('joinMatch', 200, { as, values });
      const somebodyWrites = () => ask('sendChatMessage', 201, { as, values, body: { message } });
      const unreadIs = async (unread_count: number, when: string) =>
        expect(await ask('getChatSummary', 200, { values }), `unread_count ${when}`).toMatchObject({
          unread_count,
        });
      await somebodyWrites();
      await ask('markChatRead', 200, { values: read });
      await unreadIs(1, 'after another chat was read');
      await ask('markChatRead', 200, { values });
      await somebodyWrites();
      await unreadIs(1, 'of a message that came later');
    },
  },
  'looks at the session first, then for the match, then for the part in it': {
    given: [SIGNED_IN, 'no such match', OPEN],
    async run(ask, of) {
      const body = { message };
      await ask('sendChatMessage', 401, {
        as: '',
        body,
        values: of('no such match'),
        rule: 'no session: that is said before the match is looked for',
      });
      await ask('sendChatMessage', 404, {
        body,
        values: of('no such match'),
        rule: 'there is no such match',
      });
      await ask('sendChatMessage', 403, { body, values: of(OPEN), rule: 'who takes no part may not write' });
    },
  },
} satisfies Record<string, Sequence>;
