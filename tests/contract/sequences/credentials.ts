import { SIGNED_IN } from '../../answers/answer.ts';
import type { Sequence } from './sequence.ts';

const PASSWORD_LINK = 'a password link of the person';
const VERIFICATION_LINK = 'a verification link';
const NEW_PASSWORD = 'velmi tajné heslo';

/** 127 letters of two bytes each; a test adds the last letter. */
const PASSWORD_START = 'ž'.repeat(127);

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Functions that change the parts of an access token without the signing key, by the name of the change. */
const forgeries: Record<string, (header: string, claims: string, signature: string) => string[]> = {
  // The first letter is changed, because some bits of the last letter have no meaning.
  'another signature': (header, claims, signature) => [
    header,
    claims,
    signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
  ],
  'another `exp` and the old signature': (header, claims, signature) => {
    const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
    return [header, encode({ ...payload, exp: payload.exp + 60 }), signature];
  },
  'the algorithm `none` and no signature': (_, claims) => [encode({ alg: 'none', typ: 'JWT' }), claims, ''],
};

export const credentialSequences = {
  'refuses an access token that was changed': {
    states: [SIGNED_IN],
    async run(ask, valuesOf) {
      const [header = '', claims = '', signature = ''] = String(valuesOf(SIGNED_IN).access_token).split('.');
      await ask('getSession', 200);
      for (const [change, forge] of Object.entries(forgeries))
        await ask('getSession', 401, {
          bearer: forge(header, claims, signature).join('.'),
          rule: `the backend refuses an access token with ${change} (bearerAuth)`,
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
        rule: "without the header Authorization a call is anonymous, also with the app's cookies (docs/provider.md)",
      });
    },
  },
  'accepts each e-mailed link only for its own purpose and account': {
    states: [SIGNED_IN, PASSWORD_LINK, VERIFICATION_LINK],
    async run(ask, valuesOf) {
      await ask('confirmPasswordReset', 400, {
        body: { ...valuesOf(VERIFICATION_LINK), password: NEW_PASSWORD },
        rule: 'a link that verifies an address sets no password',
      });
      await ask('verifyEmail', 400, {
        values: valuesOf(PASSWORD_LINK),
        rule: 'a link that sets a password verifies no address',
      });
      const { uid = '' } = valuesOf(PASSWORD_LINK);
      await ask('verifyEmail', 400, {
        values: { ...valuesOf(VERIFICATION_LINK), uid },
        rule: 'a link verifies no address of somebody else',
      });
      await ask('confirmPasswordReset', 400, {
        body: { ...valuesOf(PASSWORD_LINK), uid: valuesOf(VERIFICATION_LINK).uid, password: NEW_PASSWORD },
        rule: 'a link sets no password of somebody else',
      });
    },
  },
  'refuses all password links of an account after one was used': {
    states: [SIGNED_IN, PASSWORD_LINK],
    async run(ask, valuesOf, setUpAgain) {
      const newerLink = await setUpAgain(PASSWORD_LINK);
      const resetPassword = (link: object, status: number, rule: string) =>
        ask('confirmPasswordReset', status, { body: { ...link, password: NEW_PASSWORD }, rule });
      await resetPassword(valuesOf(PASSWORD_LINK), 204, 'a newer password link does not end an older one');
      await resetPassword(newerLink, 410, 'a new password uses up all reset links of the account');
    },
  },
  'compares all 128 characters of a password': {
    states: [SIGNED_IN, PASSWORD_LINK],
    async run(ask, valuesOf) {
      const { username } = (await ask('getSession', 200)).user;
      const rule = 'a password is compared byte for byte, to the last of its 128 characters';
      const link = valuesOf(PASSWORD_LINK);
      await ask('confirmPasswordReset', 204, { body: { ...link, password: `${PASSWORD_START}a` }, rule });
      await ask('login', 401, { body: { username, password: `${PASSWORD_START}b` }, rule });
      await ask('login', 200, { body: { username, password: `${PASSWORD_START}a` }, rule });
    },
  },
} satisfies Record<string, Sequence>;
