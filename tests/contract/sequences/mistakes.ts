import type { Answer, Call } from '../../../scripts/lib/answer-proxy.ts';
import { HOOK } from '../../answers/hook.ts';
import type { sequences } from './sequences.ts';

interface Mistake {
  /** The sequence that notices it. */
  noticedBy: keyof typeof sequences;
  /** What is answered; undefined for the embedded backend's own answer. */
  answer: (call: Call) => Promise<Answer | undefined>;
  /** What the sequence says of it. */
  says: string;
}

const json = (value: unknown): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(value),
});

/** Another list of matches. */
const listing =
  (change: (list: object[]) => unknown[]): Mistake['answer'] =>
  async ({ address, ask }) => {
    if (!address.includes('/get-upcoming-matches/')) return undefined;
    const right = await ask();
    return right.status === 200 ? json(change(JSON.parse(right.text) as object[])) : right;
  };

/** What was answered, by person or path, since the states were set up. */
const answered = new Map<string, Answer>();

/** Every refresh token works once that path was called. */
const refreshesAfter =
  (path: string): Mistake['answer'] =>
  async ({ address, ask }) => {
    if (address === HOOK) answered.clear();
    const right = address === path ? await ask() : undefined;
    if (right) answered.set(path, right);
    return address.endsWith('/refresh-token') && answered.has(path) ? json({ access: 'a.b.c' }) : right;
  };

/** Mistakes that no call shows by itself, so that `npm run pact:verify` lets them pass. */
export const mistakes: Record<string, Mistake> = {
  'no promotion from the waiting list': {
    noticedBy: 'moves the first who waits up when somebody leaves',
    async answer({ address, headers: { authorization = '' }, ask }) {
      if (address === HOOK) answered.clear();
      if (address.includes('/join-match/')) answered.set(authorization, await ask());
      return /\/(join-match|match)\/\d+\/$/.test(address) ? answered.get(authorization) : undefined;
    },
    says: 'after a place became free: ',
  },
  'the last match first': {
    noticedBy: 'lists what has not ended, soonest first, as each match is by itself',
    answer: listing((list) => list.toReversed()),
    says: 'the soonest first: ',
  },
  'finished matches among the upcoming': {
    noticedBy: 'lists what has not ended, soonest first, as each match is by itself',
    answer: listing((list) =>
      list.map((match, index) => (index === 1 ? { ...match, status: 'finished' } : match)),
    ),
    says: "to not include 'finished'",
  },
  'a key that is ignored': {
    noticedBy: 'stores a message once, however often its key comes',
    answer: async ({ headers, ask }) =>
      headers['idempotency-key'] ? ask({ 'idempotency-key': crypto.randomUUID() }) : undefined,
    says: 'the ids of one key: ',
  },
  'sessions that outlive signing out': {
    noticedBy: 'ends a session by signing out, and no other one',
    answer: refreshesAfter('/api/user/logout'),
    says: 'refreshToken: {"access"',
  },
  'sessions that outlive a password': {
    noticedBy: 'ends all sessions by a new password, taken byte for byte',
    answer: refreshesAfter('/api/user/password-reset-confirm'),
    says: 'refreshToken: {"access"',
  },
  'passwords without the white space around them': {
    noticedBy: 'ends all sessions by a new password, taken byte for byte',
    async answer({ address, body, ask }) {
      if (!/\/(login|register|password-reset-confirm)$/.test(address)) return undefined;
      const { password = '', ...others } = JSON.parse(String(body)) as { password?: string };
      return ask({}, JSON.stringify({ ...others, password: password.trim() }));
    },
    says: 'login: {"status":"authenticated"',
  },
};
