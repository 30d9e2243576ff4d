import { HOOK } from '../../answers/hook.ts';
import { answerMistakes } from './answer-mistakes.ts';
import { answered, json, type Mistake } from './mistake.ts';
import { placeMistakes } from './place-mistakes.ts';
import { requestMistakes } from './request-mistakes.ts';
import { secretMistakes } from './secret-mistakes.ts';

/** Another list of matches. */
const listing =
  (change: (list: object[]) => unknown[]): Mistake['answer'] =>
  async ({ address, ask }) => {
    if (!address.includes('/get-upcoming-matches/')) return undefined;
    const right = await ask();
    return right.status === 200 ? json(change(JSON.parse(right.text) as object[])) : right;
  };

/** That path still answers so once the other was called. */
const stillAnswering =
  (at: string, body: object, after: string): Mistake['answer'] =>
  async ({ address, ask }) => {
    if (address === HOOK) answered.clear();
    const right = address === after ? await ask() : undefined;
    if (right) answered.set(after, right);
    return address === at && answered.has(after) ? json(body) : right;
  };

const REFRESH = ['/api/user/refresh-token', { access: 'a.b.c' }] as const;
const SESSION = ['/api/user/session', { user: {} }] as const;
const LOGIN = ['/api/user/login', { status: 'authenticated' }] as const;

/** Nothing is unread in these chats, once some were read. */
const readingToo =
  (isRead: (address: string) => boolean): Mistake['answer'] =>
  async ({ address, ask }) => {
    if (address === HOOK) answered.clear();
    const right = await ask();
    if (address.endsWith('/mark-read/')) answered.set(address, right);
    if (!address.endsWith('/chat/summary/') || !isRead(address)) return right;
    return json({ ...(JSON.parse(right.text) as object), unread_count: 0 });
  };

interface Statistics {
  matches_attended: number;
  matches_played: number;
  late_leaves: number;
}

/** Other statistics. */
const figures =
  (change: (statistics: Statistics) => object): Mistake['answer'] =>
  async ({ address, ask }) => {
    if (address === HOOK) answered.clear();
    const right = await ask();
    if (address.includes('/leave-match/')) answered.set(address, right);
    if (!address.endsWith('/statistics')) return right;
    const statistics = JSON.parse(right.text) as Statistics;
    return json({ ...statistics, ...change(statistics) });
  };

/** Mistakes that no call shows by itself, so that `npm run pact:verify` lets them pass. */
export const mistakes: Record<string, Mistake> = {
  ...requestMistakes,
  ...answerMistakes,
  ...placeMistakes,
  ...secretMistakes,
  'no promotion from the waiting list': {
    noticedBy: 'moves the first of two who wait up when somebody leaves, with a time of its own to confirm',
    async answer({ address, headers: { authorization = '' }, ask }) {
      if (address === HOOK) answered.clear();
      if (address.includes('/join-match/')) answered.set(authorization, await ask());
      return /\/(join-match|match)\/\d+\/$/.test(address) ? answered.get(authorization) : undefined;
    },
    says: 'after a place became free: the first in line has it',
  },
  'the last match first': {
    noticedBy: 'lists what has not ended, soonest first, as each match is by itself',
    answer: listing((list) => list.toReversed()),
    says: 'the soonest first, then by id: ',
  },
  'finished matches among the upcoming': {
    noticedBy: 'lists what has not ended, soonest first, as each match is by itself',
    answer: listing((list) =>
      list.map((match, index) => (index === 1 ? { ...match, status: 'finished' } : match)),
    ),
    says: 'the ids of finished matches in the list, which has none: ',
  },
  'a key that is ignored': {
    noticedBy: 'stores a message once, however often its key comes',
    answer: async ({ headers, ask }) =>
      headers['idempotency-key'] ? ask({ 'idempotency-key': crypto.randomUUID() }) : undefined,
    says: 'the ids of one key: ',
  },
  'sessions that outlive signing out': {
    noticedBy: 'ends a session by signing out, and no other one',
    answer: stillAnswering(...REFRESH, '/api/user/logout'),
    says: 'refresh-token answered 200: {"access"',
  },
  'sessions that outlive a password': {
    noticedBy: 'ends all sessions by a new password, taken byte for byte',
    answer: stillAnswering(...REFRESH, '/api/user/password-reset-confirm'),
    says: 'refresh-token answered 200: {"access"',
  },
  'access tokens that outlive signing out': {
    noticedBy: 'ends a session by signing out, and no other one',
    answer: stillAnswering(...SESSION, '/api/user/logout'),
    says: 'getSession: signing out ends the session, its access tokens at once: expected 200 to be 401',
  },
  'access tokens that outlive a password': {
    noticedBy: 'ends all sessions by a new password, taken byte for byte',
    answer: stillAnswering(...SESSION, '/api/user/password-reset-confirm'),
    says: 'getSession: a new password ends all sessions, at once: expected 200 to be 401',
  },
  'a password that outlives a sign-in with Google': {
    noticedBy: 'takes the password of an account whose address Google has verified first',
    answer: stillAnswering(...LOGIN, '/api/user/google-auth'),
    says: 'login answered 200: {"status":"authenticated"',
  },
  'reading one chat that reads all': {
    noticedBy: 'moves the reading position of one chat, to what is its newest message then',
    answer: readingToo(() => answered.size > 0),
    says: 'unread_count after another chat was read\n  /unread_count: expected 1, got 0',
  },
  'reading what is still to come': {
    noticedBy: 'moves the reading position of one chat, to what is its newest message then',
    answer: readingToo((address) => answered.has(address.replace('summary', 'mark-read'))),
    says: 'unread_count of a message that came later\n  /unread_count: expected 1, got 0',
  },
  'every leave a late one': {
    noticedBy: 'counts as late who leaves late, and rates by the matches that were noted',
    answer: figures(({ late_leaves }) => ({ late_leaves: late_leaves + answered.size })),
    says: 'late leaves, of who left earlier: ',
  },
  'a rate of all matches that were played': {
    noticedBy: 'counts as late who leaves late, and rates by the matches that were noted',
    answer: figures(({ matches_attended, matches_played }) => ({
      attendance_rate: Math.round((1000 * matches_attended) / matches_played) / 1000,
    })),
    says: 'the rate: matches_attended / (',
  },
  'passwords without the white space around them': {
    noticedBy: 'ends all sessions by a new password, taken byte for byte',
    async answer({ address, body, ask }) {
      if (!/\/(login|register|password-reset-confirm)$/.test(address)) return undefined;
      const { password = '', ...others } = JSON.parse(String(body)) as { password?: string };
      return ask({}, JSON.stringify({ ...others, password: password.trim() }));
    },
    says: 'login answered 200: {"status":"authenticated"',
  },
};
