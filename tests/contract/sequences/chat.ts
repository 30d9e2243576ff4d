import { expect } from 'vitest';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { Locale } from '@/lib/locale';
import { SIGNED_IN } from '../../answers/answer.ts';
import type { StateName } from '../../answers/states.ts';
import { differences } from '../difference.ts';
import { holds } from '../holds.ts';
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

const newestFirst = (times: string[]) => times.toSorted((one, other) => Date.parse(other) - Date.parse(one));

/** The chat of a match. */
export const chatSequences = {
  'stores a message once, however often its key comes': {
    given: [SIGNED_IN, UNREAD],
    async run(ask, of) {
      const values = of(UNREAD);
      const send = (text: string, status = 201, key?: string) =>
        ask('sendChatMessage', status, { values, body: { message: text }, ...(key && { key }) });
      // What was refused leaves the key unused.
      await send('  ', 400, KEY);
      const answers = (await Promise.all([1, 2, 3].map(() => send(message, 201, KEY)))) as Message[];
      const { id } = answers[0]!;
      expect(
        answers.map((one) => one.id),
        'the ids of one key',
      ).toEqual([id, id, id]);
      expect(await send('Beru pumpičku.', 400, KEY)).toMatchObject({
        errors: [{ field: 'Idempotency-Key', code: 'invalid' }],
      });
      const { id: another } = await send(message);
      const { results } = (await ask('getChatMessages', 200, { values })) as { results: Message[] };
      expect(results.filter((one) => one.message === message).map((one) => one.id)).toEqual([id, another]);
      const times = results.map(({ created_at }) => created_at);
      expect(times).toEqual(newestFirst(times).toReversed());
    },
  },
  'tells of a chat until it is read, and no more to who has left': {
    given: [SIGNED_IN, UNREAD],
    async run(ask, of) {
      const values = of(UNREAD);
      const isThis = ({ match_id }: { match_id: number }) => match_id === values.match_id;
      const before = (await ask('getChatNotifications', 200)) as Notifications;
      const { unread_count } = before.results.find(isThis)!;
      expect(before.total_unread).toBe(before.results.reduce((sum, one) => sum + one.unread_count, 0));
      const times = before.results.map(({ updated_at }) => updated_at);
      expect(times).toEqual(newestFirst(times));
      await ask('markChatRead', 200, { values });
      expect(await ask('getChatSummary', 200, { values })).toMatchObject({ unread_count: 0 });
      const after = (await ask('getChatNotifications', 200)) as Notifications;
      expect(after.results.find(isThis)).toBeUndefined();
      expect(after.total_unread).toBe(before.total_unread - unread_count);
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
        holds(differences(kept, stored.message), what);
        const { results } = await ask('getChatMessages', 200, { values: of(UNREAD) });
        holds(differences(kept, results.at(-1)?.message), what);
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
      const { unread_count, ...summary } = await ask('getChatSummary', 200, { as, values });
      expect(unread_count, 'unread_count of who has just joined: what was said before counts as read').toBe(
        0,
      );
      expect(summary.last_read_message_id, 'the reading position of who has just joined').toBe(
        summary.last_message?.id,
      );
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
        expect(await ask('getChatSummary', 200, { values }), when).toMatchObject({ unread_count });
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
