import type { Values } from '../../answers/state.ts';
import type { Ask, Sequences } from './sequence.ts';

const PASSWORD_LINK = 'a password link of the person';

/** 127 letters of two bytes each; a test adds the last letter. */
const PASSWORD_START = 'ž'.repeat(127);

/** Sets a password by that link. */
const setPassword = (ask: Ask, link: Values, status: number, rule: string) =>
  ask('confirmPasswordReset', status, { body: { ...link, password: 'velmi tajné heslo' }, rule });

export const credentialSequences = {
  async 'ignores session cookies'({ ask, session: { access_token, refresh_token } }) {
    await ask('getSession', 401, {
      bearer: '',
      headers: { Cookie: `access_token=${access_token}; refresh_token=${refresh_token}` },
      rule: "without the header Authorization a call is anonymous, also with the app's cookies (docs/provider.md)",
    });
  },
  async 'accepts each e-mailed link only for its own purpose and account'({ ask, setUp }) {
    const passwordLink = await setUp(PASSWORD_LINK);
    const verificationLink = await setUp('a verification link');
    const verify = (link: Values, rule: string) => ask('verifyEmail', 400, { values: link, rule });
    await setPassword(ask, verificationLink, 400, 'a link that verifies an address sets no password');
    await verify(passwordLink, 'a link that sets a password verifies no address');
    const [passwordUid, verificationUid] = [passwordLink.uid!, verificationLink.uid!];
    await verify({ ...verificationLink, uid: passwordUid }, 'a link verifies no address of somebody else');
    const linkOfSomebody = { ...passwordLink, uid: verificationUid };
    await setPassword(ask, linkOfSomebody, 400, 'a link sets no password of somebody else');
  },
  async 'refuses all password links of an account after one was used'({ ask, setUp }) {
    const olderLink = await setUp(PASSWORD_LINK);
    const newerLink = await setUp(PASSWORD_LINK);
    await setPassword(ask, olderLink, 204, 'a newer password link does not end an older one');
    await setPassword(ask, newerLink, 410, 'a new password uses up all reset links of the account');
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
