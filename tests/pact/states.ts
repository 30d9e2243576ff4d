type Values = Readonly<Record<string, string | number>>;

/** A provider state as the pacts name it. */
export interface ProviderState {
  /** What must be true of the backend, for whoever writes the hook (docs/provider.md). */
  readonly means: string;
  /** Told to the backend; requests hold these values as they are. */
  readonly params?: Values;
  /** Asked of the backend, here with examples: what it gives stands in for `${name}` in the requests. */
  readonly values?: Values;
}

const match = (means: string) => ({ means, values: { match_id: 12 } }) as const;
const confirmation = (means: string) => ({ means, values: { pid: 311, token: 'Zk3vQ0c2RrT9yXw5' } }) as const;
const link = (means: string) => ({ means, values: { uid: 'MTc', token: 'c9Xq2LmN7pRs4TvW' } }) as const;
const code = (means: string) =>
  ({ means, values: { otp_token: 'kP8sV2mQ4xT7bN1cZ6aW', code: '246810' } }) as const;
const credential = (means: string) =>
  ({ means, values: { credential: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' } }) as const;
const refresh = (means: string) =>
  ({ means, values: { refresh_token: 'eyJhbGciOiJIUzI1NiJ9.e30.cmVm' } }) as const;
const account = (means: string) =>
  ({ means, params: { username: 'pavel.pakt', password: 'velmi tajné heslo' } }) as const;
const email = (means: string) => ({ means, params: { email: 'petra@example.com' } }) as const;

/**
 * Every provider state of the pacts: the one place that names them. "The person" is whoever is signed in; states of one
 * interaction hold together.
 */
export const providerStates = {
  'a person is signed in': {
    means: 'A session of a verified account exists; its two tokens are given.',
    values: { access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.YWNj', refresh_token: 'eyJhbGciOiJIUzI1NiJ9.e30.cmVm' },
  },
  'a person whose access token has expired': {
    means: 'An access token is given that the backend refuses with 401.',
    values: { access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.b2xk' },
  },

  'a match that can be joined': match('It has free places and the person is not in it.'),
  'a full match': match('It can be joined, for the waiting list only; the person is not in it.'),
  'a joined match with every detail': match(
    'The person is on the roster and can leave. Format, both limits, price, both deadlines, the place on the map and the time to confirm are set.',
  ),
  'a match without details': match(
    'The person is not in it. Format, both limits, price, both deadlines and the place on the map are not set.',
  ),
  'a cancelled match': match('The person is not in it. It has a reason.'),
  'a match that has started': match('The person is not in it.'),
  'a finished match': match('The person is not in it.'),
  'a match whose time to join is over': match('It is still ahead; the person is not in it.'),
  'a joined match that is cancelled': match('The person is on the roster.'),
  'a joined match that has started': match('The person is on the roster.'),
  'a joined match that is finished': match('The person is on the roster.'),
  'a joined match whose time to leave is over': match('It is still ahead; the person is on the roster.'),
  'a joined match with unread messages': match(
    'The person is on the roster and has read some of the chat, but not its newest message, which somebody else wrote.',
  ),
  'no such match': { means: 'An id is given that no match has.', values: { match_id: 2147483647 } },
  'no matches are ahead': { means: 'The list of upcoming matches is empty.' },
  'no messages are unread': { means: 'The person has read all chats.' },
  'many messages were just sent': { means: 'The person may not send another chat message at once.' },

  'a confirmation link': confirmation('It works and was not used.'),
  'a used confirmation link': confirmation('Participation is confirmed; the match is ahead.'),
  'an old confirmation link': confirmation('The time to confirm is over; the match is ahead.'),
  'a confirmation link of a cancelled match': confirmation('It was not used.'),
  'a confirmation link of a match that has started': confirmation('It was not used.'),
  'a confirmation link of a finished match': confirmation('It was not used.'),
  'no such confirmation link': confirmation('Participant and secret do not belong together.'),

  'an account': account('It has that username and password, and a verified address.'),
  'an account that asks for a code': account('The same, and signing in takes a one-time code.'),
  'an account that is not verified': account(
    'It has that username and password; its address is not verified.',
  ),
  'many wrong passwords were tried': account('Signing in with that username is refused for a while.'),
  'no such account': {
    means: 'Nobody has that username or that address.',
    params: { username: 'petra.pakt', email: 'petra@example.com' },
  },
  'a taken username': {
    means: 'Somebody has that username; nobody has that address.',
    params: { username: 'petra.pakt', email: 'petra@example.com' },
  },
  'a taken address': {
    means: 'Somebody has that address; nobody has that username.',
    params: { username: 'petra.pakt', email: 'petra@example.com' },
  },
  'many registrations were tried': email('Registering with that address is refused for a while.'),
  'an address that waits to be verified': email('An account has that address and did not verify it.'),
  'a verification mail was just sent': email('Another one to that address is refused for a while.'),
  'an address of an account': email('An account has that address.'),
  'a password mail was just sent': email('Another one to that address is refused for a while.'),

  'a mailed code': code('A sign-in waits for that code.'),
  'a mailed code that is too old': code('A sign-in waited for that code, too long.'),
  'a mailed code and another one': code('A sign-in waits for a code; the one given is wrong.'),
  'many wrong codes were tried': code('A sign-in waits for that code and refuses codes for a while.'),
  'a Google credential': credential('Google vouches for it.'),
  'a Google credential that is not valid': credential('Google does not vouch for it.'),
  'many Google credentials were tried': credential('Signing in with it is refused for a while.'),
  'a session that has expired': refresh('A refresh token is given whose time is over.'),
  'a session that was ended': refresh('A refresh token is given whose session was signed out.'),

  'a verification link': link('It works and was not used.'),
  'a verification link of a verified address': link('It was sent and the address is verified.'),
  'an old verification link': link('Its time is over and the address is not verified.'),
  'no such verification link': link('It was never sent.'),
  'a password link': link('It works and was not used.'),
  'a used password link': link('It was used.'),
  'an old password link': link('Its time is over.'),
  'no such password link': link('It was never sent.'),
  'many password links were tried': link('New passwords by links of that account are refused for a while.'),

  'the person came through a partner': { means: 'The session names the partner.' },
  'the person has a full profile': { means: 'Bio, a city, preferred sport and level are set.' },
  'the person has played often': { means: 'At least 5 finished matches, one of them attended.' },
  'the person has never played': { means: 'The person was in no match.' },
  'a city': { means: 'A city that may be chosen.', values: { city_id: 2 } },
  'no such city': { means: 'An id is given that no city has.', values: { city_id: 2147483647 } },
} as const satisfies Record<string, ProviderState>;

/** The name of a provider state. */
export type StateName = keyof typeof providerStates;

type Part<Name extends StateName, Key extends 'params' | 'values'> =
  (typeof providerStates)[Name] extends Record<Key, infer Given> ? Given : undefined;

type Widened<Given> = { -readonly [Key in keyof Given]: Given[Key] extends number ? number : string };

/** What a backend gives for a state; nothing for one without values. */
export type ValuesOf<Name extends StateName> =
  Part<Name, 'values'> extends undefined ? void : Widened<Part<Name, 'values'>>;

/** What a backend is told with a state. */
export type ParamsOf<Name extends StateName> = Widened<Part<Name, 'params'>>;
