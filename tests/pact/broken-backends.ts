import type { Answer, Call } from '../../scripts/lib/answer-proxy.ts';

/** A mistake of a backend, in what it answers in one interaction. */
interface Mistake {
  /** The description of the interaction. */
  at: string;
  /** What is answered in place of the embedded backend's answer. */
  answer: (right: Answer, call: Call) => Answer | Promise<Answer>;
  /** What the verifier says of it. */
  says: string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- The mistakes are those of a language without types.
type Json = any;

/** Changes the body. */
const body =
  (change: (body: Json) => unknown) =>
  (right: Answer): Answer => ({ ...right, text: JSON.stringify(change(JSON.parse(right.text))) });

const withoutNulls = (_: string, value: unknown) => (value === null ? undefined : value);

/** The token, that it ends so much later. */
function anHourLater(token: string): string {
  const [head, payload = '', signature] = token.split('.');
  const claims: Json = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = JSON.stringify({ ...claims, exp: claims.exp + 3600 });
  return [head, Buffer.from(changed).toString('base64url'), signature].join('.');
}

/** Mistakes that backends make, each on an operation of its own. */
export const mistakes: Record<string, Mistake> = {
  'a field in camel case': {
    at: 'getSession: a person is signed in',
    answer: body(({ user: { display_name: displayName, ...user }, ...session }) => ({
      ...session,
      user: { ...user, displayName },
    })),
    says: "/user must have required property 'display_name'",
  },
  'null left out': {
    at: 'getMatch: a match without details',
    answer: (right) => ({ ...right, text: JSON.stringify(JSON.parse(right.text), withoutNulls) }),
    says: "/ must have required property 'cancellation_reason'",
  },
  '201 for 200': {
    at: 'markChatRead: a chat with unread messages',
    answer: (right) => ({ ...right, status: 201 }),
    says: 'the contract has no status 201 here, only 200',
  },
  'times without a zone': {
    at: 'getChatMessages: a chat with unread messages',
    answer: (right) => ({ ...right, text: right.text.replaceAll(/("created_at":"[^"+Z]+)[^"]*/g, '$1') }),
    says: '/created_at must match format "date-time", not "20',
  },
  'one place too many': {
    at: 'joinMatch: a full match',
    answer: body((match) => ({
      ...match,
      participants_count: match.participants_count + 1,
      my_participation: { ...match.my_participation, status: 'joined', waitlist_position: null },
    })),
    says: "$.my_participation.status: Expected 'joined' (String) to be equal to 'waitlisted' (String)",
  },
  'pages in place of the list': {
    at: 'getUpcomingMatches: some matches are ahead',
    answer: body((results) => ({ count: results.length, next: null, results })),
    says: '/ must be array',
  },
  "an organizer's address": {
    at: 'leaveMatch: a joined match',
    answer: body((match) => ({ ...match, organizer: { ...match.organizer, email: 'petr@example.com' } })),
    says: '/organizer/email is not in the contract: leave it out',
  },
  'a redirect to the address without a slash': {
    at: 'getChatSummary: a chat with unread messages',
    answer: (_, { address }) => ({ status: 301, headers: { location: address.slice(0, -1) }, text: '' }),
    says: '/chat/summary: answer at the address itself, the app follows no redirect',
  },
  'a page of an error': {
    at: 'requestPasswordReset: an address of an account',
    answer: ({ headers }) => ({
      status: 500,
      headers: { ...headers, 'content-type': 'text/html' },
      text: '<h1>Server Error</h1>',
    }),
    says: 'Content-Type must be application/problem+json, not text/html',
  },
  'errors in Czech for everybody': {
    at: 'confirmParticipation: a cancelled match',
    answer: (_, { ask }) => ask({ 'accept-language': 'cs' }),
    says: 'Content-Language is cs to "Accept-Language: en": answer in that language and say so',
  },
  'errors in German under both names': {
    at: 'register: a taken username',
    answer: body((problem) => ({ ...problem, title: 'Konflikt', detail: 'Der Name ist vergeben.' })),
    says: 'title and detail are the same in cs and in en: ["Konflikt","Der Name ist vergeben."]',
  },
  'no Retry-After': {
    at: 'login: many wrong passwords were tried',
    answer: ({ headers, ...right }) => ({
      ...right,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'retry-after')),
    }),
    says: 'the header Retry-After is missing',
  },
  'a picture without its host': {
    at: 'getProfile: the person has a full profile',
    answer: body((profile) => ({ ...profile, profile_picture: '/media/1.png' })),
    says: '/profile_picture must match format "uri", not "/media/1.png" (The whole address',
  },
  'a name of 62 characters': {
    at: 'sendChatMessage: a text',
    answer: body((message) => ({ ...message, sender: { ...message.sender, display_name: 'N'.repeat(62) } })),
    says: '/sender/display_name must NOT have more than 50 characters, not "NNN',
  },
  'coordinates as text': {
    at: 'getCities: some cities',
    answer: body((cities) => cities.map((city: Json) => ({ ...city, latitude: String(city.latitude) }))),
    says: '/0/latitude must be number,null, not "',
  },
  'answers that may be kept': {
    at: 'refreshToken: a session that goes on',
    answer: ({ headers, ...right }) => ({
      ...right,
      headers: { ...headers, 'cache-control': 'public, max-age=60' },
    }),
    says: 'Cache-Control must hold no-store, not public, max-age=60',
  },
  'tokens of a wrong clock': {
    at: 'verifyOtp: the right code',
    answer: body(({ access, ...tokens }) => ({ ...tokens, access: anHourLater(access) })),
    says: 'the `exp` of access must be 300 s after the answer: ',
  },
  'lengths in bytes': {
    at: 'confirmPasswordReset: a password that is too short',
    answer: () => ({ status: 204, headers: { 'cache-control': 'no-store' }, text: '' }),
    says: 'expected 400 but was 204',
  },
  'thirteen months': {
    at: 'getStatistics: the person has played often',
    answer: body((statistics) => ({
      ...statistics,
      by_month: [...statistics.by_month, statistics.by_month[0]],
    })),
    says: '/by_month must NOT have more than 12 items',
  },
  'null for a number': {
    at: 'getChatNotifications: a chat with unread messages',
    answer: body((notifications) => ({ ...notifications, total_unread: null })),
    says: '/total_unread must be integer, not null',
  },
  'no token of a sign-in': {
    at: 'googleAuth: Google vouches for the person',
    answer: body((tokens) => ({ ...tokens, access: undefined })),
    says: "/ must have required property 'access'",
  },
  'a status of its own': {
    at: 'verifyEmail: a new link',
    answer: body(() => ({ status: 'done' })),
    says: '/status must be equal to one of the allowed values',
  },
  'no body': {
    at: 'getChatNotification: a chat with unread messages',
    answer: (right) => ({ ...right, text: '' }),
    says: 'the body is no JSON\n    the same in 1 more interaction: requestPasswordReset: an address of an account',
  },
};
