import { SIGNED_IN } from '../../answers/answer.ts';
import { providerStates } from '../../answers/states.ts';
import { SOMEBODY, type Sequence } from './sequence.ts';

const LINK = 'a password link of the person';
const VERIFICATION = 'a verification link';
const { password: NEW_PASSWORD } = providerStates[SOMEBODY].params;

/** 127 letters of two bytes each; a test adds the last letter. */
const LONG = 'ž'.repeat(127);

const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as { exp: number };
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Access tokens that a person without the key can forge, each described by its change. */
const forgeries: Record<string, (head: string, claims: string, signature: string) => string[]> = {
  // The first letter is changed, because some bits of the last letter have no meaning.
  'another signature': (head, claims, signature) => [
    head,
    claims,
    signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
  ],
  'another `exp` below the old signature': (head, claims, signature) => {
    const payload = decoded(claims);
    return [head, encoded({ ...payload, exp: payload.exp + 60 }), signature];
  },
  'the algorithm `none` and no signature': (_, claims) => [encoded({ alg: 'none', typ: 'JWT' }), claims, ''],
};

export const secretSequences = {
  'refuses an access token that was changed': {
    states: [SIGNED_IN],
    async run(ask, valuesOf) {
      const [head = '', claims = '', signature = ''] = String(valuesOf(SIGNED_IN).access_token).split('.');
      await ask('getSession', 200);
      for (const [change, forge] of Object.entries(forgeries))
        await ask('getSession', 401, {
          bearer: forge(head, claims, signature).join('.'),
          rule: `an access token with ${change} is none of the backend's (bearerAuth)`,
        });
    },
  },
  'ignores session cookies': {
    states: [SIGNED_IN],
    async run(ask, valuesOf) {
      const { access_token, refresh_token } = valuesOf(SIGNED_IN);
      await ask('getSession', 401, {
        bearer: '',
        headers: { Cookie: `access_token=${access_token}; refresh_token=${refresh_token}` },
        rule: "without the header a call is anonymous: the app's cookies are no authentication (docs/provider.md)",
      });
    },
  },
  'accepts each e-mailed link only for its own purpose': {
    states: [SIGNED_IN, LINK, VERIFICATION],
    async run(ask, valuesOf) {
      await ask('confirmPasswordReset', 400, {
        body: { ...valuesOf(VERIFICATION), password: NEW_PASSWORD },
        rule: 'a link that verifies an address sets no password',
      });
      await ask('verifyEmail', 400, {
        values: valuesOf(LINK),
        rule: 'a link that sets a password verifies no address',
      });
    },
  },
  'refuses all password links of an account after one was used': {
    states: [SIGNED_IN, LINK],
    async run(ask, valuesOf, setUpAgain) {
      const newer = await setUpAgain(LINK);
      const reset = (link: object, status: number, rule: string) =>
        ask('confirmPasswordReset', status, { body: { ...link, password: NEW_PASSWORD }, rule });
      await reset(
        valuesOf(LINK),
        204,
        'a password link works until one was used, also after a newer one was sent',
      );
      await reset(newer, 410, 'a new password uses up all reset links of the account');
    },
  },
  'compares all 128 characters of a password': {
    states: [SIGNED_IN, LINK],
    async run(ask, valuesOf) {
      const { user } = await ask('getSession', 200);
      const username = user.username as string;
      const rule = 'a password counts byte for byte, to the last of its 128 characters';
      await ask('confirmPasswordReset', 204, { body: { ...valuesOf(LINK), password: `${LONG}a` }, rule });
      await ask('login', 401, { body: { username, password: `${LONG}b` }, rule });
      await ask('login', 200, { body: { username, password: `${LONG}a` }, rule });
    },
  },
} satisfies Record<string, Sequence>;
