import { SIGNED_IN } from '../../answers/answer.ts';
import { providerStates } from '../../answers/states.ts';
import { SOMEBODY, type Sequence } from './sequence.ts';

const LINK = 'a password link of the person';
const VERIFICATION = 'a verification link';
const { password: NEW_PASSWORD } = providerStates[SOMEBODY].params;

/** 127 letters of two bytes each, before the last one. */
const LONG = 'ž'.repeat(127);

const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as { exp: number };
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What somebody may make of an access token who has no key, each with what is wrong with it. */
const forgeries: Record<string, (head: string, claims: string, signature: string) => string[]> = {
  // Not the last letter, of which some bits count for nothing.
  'another signature': (head, claims, signature) => [
    head,
    claims,
    signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
  ],
  'another `exp` below the old signature': (head, claims, signature) => {
    const read = decoded(claims);
    return [head, encoded({ ...read, exp: read.exp + 60 }), signature];
  },
  'the algorithm `none` and no signature': (_, claims) => [encoded({ alg: 'none', typ: 'JWT' }), claims, ''],
};

/** Tokens, links and passwords: what opens an account, and what must not. */
export const secretSequences = {
  'takes an access token only as it was signed': {
    given: [SIGNED_IN],
    async run(ask, of) {
      const [head = '', claims = '', signature = ''] = String(of(SIGNED_IN).access_token).split('.');
      await ask('getSession', 200);
      for (const [what, forge] of Object.entries(forgeries))
        await ask('getSession', 401, {
          as: forge(head, claims, signature).join('.'),
          rule: `an access token with ${what} is none of the backend's (bearerAuth)`,
        });
    },
  },
  'authenticates nobody by a cookie': {
    given: [SIGNED_IN],
    async run(ask, of) {
      const { access_token, refresh_token } = of(SIGNED_IN);
      await ask('getSession', 401, {
        as: '',
        headers: { Cookie: `access_token=${access_token}; refresh_token=${refresh_token}` },
        rule: "without the header a call is anonymous: the app's cookies are no authentication (docs/provider.md)",
      });
    },
  },
  'takes the link of an e-mail for nothing but what it was sent for': {
    given: [SIGNED_IN, LINK, VERIFICATION],
    async run(ask, of) {
      await ask('confirmPasswordReset', 400, {
        body: { ...of(VERIFICATION), password: NEW_PASSWORD },
        rule: 'a link that verifies an address sets no password',
      });
      await ask('verifyEmail', 400, {
        values: of(LINK),
        rule: 'a link that sets a password verifies no address',
      });
    },
  },
  'uses up each password link of an account with the first': {
    given: [SIGNED_IN, LINK],
    async run(ask, of, again) {
      const newer = await again(LINK);
      const reset = (link: object, status: number, rule: string) =>
        ask('confirmPasswordReset', status, { body: { ...link, password: NEW_PASSWORD }, rule });
      await reset(of(LINK), 204, 'a password link works until one was used, also after a newer one was sent');
      await reset(newer, 410, 'a new password uses up all reset links of the account');
    },
  },
  'looks at a password to its very end': {
    given: [SIGNED_IN, LINK],
    async run(ask, of) {
      const { user } = await ask('getSession', 200);
      const username = user.username as string;
      const rule = 'a password counts byte for byte, to the last of its 128 characters';
      await ask('confirmPasswordReset', 204, { body: { ...of(LINK), password: `${LONG}a` }, rule });
      await ask('login', 401, { body: { username, password: `${LONG}b` }, rule });
      await ask('login', 200, { body: { username, password: `${LONG}a` }, rule });
    },
  },
} satisfies Record<string, Sequence>;
