import { decodeJwt, UnsecuredJWT } from 'jose';
import type { Sequences } from './sequence.ts';

const PASSWORD_LINK = 'a password link of the person';
const VERIFICATION_LINK = 'a verification link';
const NEW_PASSWORD = 'velmi tajné heslo';

/** 127 letters of two bytes each; a test adds the last letter. */
const PASSWORD_START = 'ž'.repeat(127);

/** Functions that change an access token without the signing key, by the name of the change. */
const forgeries: Record<string, (token: string) => string> = {
  // The first letter is changed, because some bits of the last letter have no meaning.
  'another signature': (token) => token.replace(/(?<=\..*\.)./, (letter) => (letter === 'A' ? 'B' : 'A')),
  'another `exp` and the old signature'(token) {
    const [header, , signature] = token.split('.');
    const claims = decodeJwt(token);
    const [, payload] = new UnsecuredJWT({ ...claims, exp: claims.exp! + 60 }).encode().split('.');
    return `${header}.${payload}.${signature}`;
  },
  'the algorithm `none` and no signature': (token) => new UnsecuredJWT(decodeJwt(token)).encode(),
};

export const credentialSequences = {
  async 'refuses an access token that was changed'({ ask, session }) {
    await ask('getSession', 200);
    for (const [change, forge] of Object.entries(forgeries))
      await ask('getSession', 401, {
        bearer: forge(String(session.access_token)),
        rule: `the backend refuses an access token with ${change} (bearerAuth)`,
      });
  },
  async 'ignores session cookies'({ ask, session: { access_token, refresh_token } }) {
    await ask('getSession', 401, {
      bearer: '',
      headers: { Cookie: `access_token=${access_token}; refresh_token=${refresh_token}` },
      rule: "without the header Authorization a call is anonymous, also with the app's cookies (docs/provider.md)",
    });
  },
  async 'accepts each e-mailed link only for its own purpose and account'({ ask, setUp }) {
    const passwordLink = await setUp(PASSWORD_LINK);
    const verificationLink = await setUp(VERIFICATION_LINK);
    await ask('confirmPasswordReset', 400, {
      body: { ...verificationLink, password: NEW_PASSWORD },
      rule: 'a link that verifies an address sets no password',
    });
    await ask('verifyEmail', 400, {
      values: passwordLink,
      rule: 'a link that sets a password verifies no address',
    });
    await ask('verifyEmail', 400, {
      values: { ...verificationLink, uid: passwordLink.uid! },
      rule: 'a link verifies no address of somebody else',
    });
    await ask('confirmPasswordReset', 400, {
      body: { ...passwordLink, uid: verificationLink.uid, password: NEW_PASSWORD },
      rule: 'a link sets no password of somebody else',
    });
  },
  async 'refuses all password links of an account after one was used'({ ask, setUp }) {
    const olderLink = await setUp(PASSWORD_LINK);
    const newerLink = await setUp(PASSWORD_LINK);
    const resetPassword = (link: object, status: number, rule: string) =>
      ask('confirmPasswordReset', status, { body: { ...link, password: NEW_PASSWORD }, rule });
    await resetPassword(olderLink, 204, 'a newer password link does not end an older one');
    await resetPassword(newerLink, 410, 'a new password uses up all reset links of the account');
  },
  async 'compares all 128 characters of a password'({ ask, setUp }) {
    const { username } = (await ask('getSession', 200)).user;
    const rule = 'a password is compared byte for byte, to the last of its 128 characters';
    const link = await setUp(PASSWORD_LINK);
    await ask('confirmPasswordReset', 204, { body: { ...link, password: `${PASSWORD_START}a` }, rule });
    await ask('login', 401, { body: { username, password: `${PASSWORD_START}b` }, rule });
    await ask('login', 200, { body: { username, password: `${PASSWORD_START}a` }, rule });
  },
} satisfies Sequences;
