import type { Answer, Call } from '../../../scripts/lib/answer-proxy.ts';
import type { accountSequences } from './account.ts';
import type { chatSequences } from './chat.ts';
import type { matchSequences } from './match.ts';

interface Mistake {
  /** The sequence that notices it. */
  noticedBy: keyof typeof accountSequences | keyof typeof chatSequences | keyof typeof matchSequences;
  /** What is answered; undefined for the embedded backend's own answer. */
  answer: (call: Call) => Promise<Answer | undefined>;
  /** What the sequence says of it. */
  says: string;
}

const isAt = ({ address }: Call, part: string) => address.includes(part);
const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(value),
});

/** A list whose items are changed as a whole. */
const listed =
  (part: string, change: (list: unknown[], call: Call) => unknown[]) =>
  async (call: Call): Promise<Answer | undefined> => {
    if (!isAt(call, part)) return undefined;
    const { status, text } = await call.ask();
    return json(status, change(JSON.parse(text) as unknown[], call));
  };

const LOOK = /\/match\/\d+\/$/;
const waited = new Map<string | undefined, Answer>();
const sent = { count: 0 };

/** Mistakes that no call shows by itself, so that `npm run pact:verify` lets them pass. */
export const mistakes: Record<string, Mistake> = {
  'no promotion from the waiting list': {
    noticedBy: 'moves the first who waits up when somebody leaves',
    async answer(call) {
      const { authorization } = call.headers;
      if (isAt(call, '/join-match/')) waited.set(authorization, await call.ask());
      return isAt(call, '/join-match/') || LOOK.test(call.address) ? waited.get(authorization) : undefined;
    },
    says: 'after a place became free: ',
  },
  'the newest match first': {
    noticedBy: 'lists what has not ended, soonest first, as each match is by itself',
    answer: listed('/get-upcoming-matches/', (list) => list.toReversed()),
    says: 'the soonest first: ',
  },
  'finished matches among the upcoming': {
    noticedBy: 'lists what has not ended, soonest first, as each match is by itself',
    answer: listed('/get-upcoming-matches/', (list) => [
      ...list,
      { ...(list[0] as object), status: 'finished' },
    ]),
    says: "to not include 'finished'",
  },
  'a key that is ignored': {
    noticedBy: 'stores a message once, however often its key comes',
    answer: ({ ask }) => ask({ 'idempotency-key': `another-${(sent.count += 1)}` }),
    says: 'the ids of one key: ',
  },
  'signing out that ends nothing': {
    noticedBy: 'ends a session by signing out, and no other one',
    answer: async (call) => (isAt(call, '/logout') ? { status: 204, headers: {}, text: '' } : undefined),
    says: 'refreshToken: {"access"',
  },
  'refresh tokens that outlive a password': {
    noticedBy: 'ends all sessions by a new password, taken byte for byte',
    answer: async (call) => (isAt(call, '/refresh-token') ? json(200, { access: 'a.b.c' }) : undefined),
    says: 'refreshToken: {"access"',
  },
  'passwords without the white space around them': {
    noticedBy: 'ends all sessions by a new password, taken byte for byte',
    async answer({ body, ask }) {
      const { password, ...others } = JSON.parse(String(body) || '{}') as { password?: string };
      if (!password) return undefined;
      return ask({}, JSON.stringify({ ...others, password: password.trim() }));
    },
    says: 'login: {"status":"authenticated"',
  },
};
