import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { limits } from '@/generated/rules';
import { NEW_USER } from '../../answers/rows/registration.ts';
import { providerStates } from '../../answers/states.ts';
import { emailOf, NEWCOMER, SOMEBODY, type Ask, type Sequences } from './sequence.ts';

const SIGN_OUT_RULE = 'signing out ends the session';
const OTHER_SESSIONS_RULE = 'signing out ends no other session';
const NEW_PASSWORD_RULE = 'a new password ends all sessions, at once';

/** A password with white space around it, two spaces in a row, and a letter of two code points. */
const ODD_PASSWORD = ' nové  he\u0065\u0301slo ';

const signIn = (ask: Ask): Promise<{ access: string; refresh: string }> =>
  ask('login', 200, { body: providerStates[SOMEBODY].params });

/** Checks that similar passwords are refused with 401, and that ODD_PASSWORD itself gets `status`. */
async function expectExactPassword(ask: Ask, username: string, status: number) {
  const tryToSignIn = (password: string, expectedStatus: number) =>
    ask('login', expectedStatus, {
      body: { username, password },
      rule: 'a password is compared byte for byte, with its white space',
    });
  for (const variant of [ODD_PASSWORD.trim(), ODD_PASSWORD.normalize('NFC')]) await tryToSignIn(variant, 401);
  await tryToSignIn(ODD_PASSWORD, status);
}

const LIMIT_RULE = `the limit ${JSON.stringify(limits.login)}: attempts with any spelling of a username count together, since the last right password`;
const WAIT_RULE =
  'retry_after: the seconds until the oldest counted attempt expires, rounded up; attempts answered with 429 do not count';

export const accountSequences = {
  async 'ends one session, and no other, when a person signs out'({ ask, setUp }) {
    await setUp(SOMEBODY);
    const [phone, laptop] = [await signIn(ask), await signIn(ask)];
    await ask('logout', 204, { bearer: phone.access, body: { refresh_token: phone.refresh } });
    await ask('refreshToken', 401, { body: { refresh: phone.refresh }, rule: SIGN_OUT_RULE });
    await ask('getSession', 401, { bearer: phone.access, rule: `${SIGN_OUT_RULE} at once` });
    // A refresh token can be used again, unless the answer gives another.
    let { refresh } = laptop;
    for (let count = 0; count < 2; count += 1) {
      const renewed = await ask('refreshToken', 200, { body: { refresh }, rule: OTHER_SESSIONS_RULE });
      await ask('getSession', 200, { bearer: renewed.access, rule: OTHER_SESSIONS_RULE });
      refresh = renewed.refresh || refresh;
    }
  },
  async 'ignores a refresh token of another person when a person signs out'({ ask, session, setUp }) {
    await setUp(SOMEBODY);
    const { refresh } = await signIn(ask);
    await ask('logout', 204, { body: { refresh_token: refresh } });
    await ask('refreshToken', 200, { body: { refresh }, rule: OTHER_SESSIONS_RULE });
    await ask('refreshToken', 401, {
      body: { refresh: session.refresh_token },
      rule: `${SIGN_OUT_RULE} of the access token, whatever refresh_token is sent`,
    });
  },
  async 'ends all sessions when a new password is set, and compares it byte for byte'({
    ask,
    session,
    setUp,
  }) {
    const { user } = await ask('getSession', 200);
    await ask('confirmPasswordReset', 204, {
      body: { ...(await setUp('a password link of the person')), password: ODD_PASSWORD },
    });
    await ask('refreshToken', 401, { body: { refresh: session.refresh_token }, rule: NEW_PASSWORD_RULE });
    await ask('getSession', 401, { rule: NEW_PASSWORD_RULE });
    await expectExactPassword(ask, user.username as string, 200);
  },
  async 'compares the password byte for byte before it refuses an unverified account'({ ask, setUp }) {
    await setUp('no such account');
    await ask('register', 201, { body: { ...NEW_USER, password: ODD_PASSWORD } });
    await expectExactPassword(ask, NEW_USER.username, 403);
  },
  async 'removes the password of an unverified account when Google verifies its address'({ ask, setUp }) {
    await setUp('no such account');
    const newcomer = await setUp(NEWCOMER);
    const { username, password } = NEW_USER;
    await ask('register', 201, { body: { ...NEW_USER, email: emailOf(newcomer) } });
    await ask('login', 403, { body: { username, password }, rule: 'the address is not verified' });
    await ask('googleAuth', 200, { body: newcomer });
    await ask('login', 401, {
      body: { username, password },
      rule: 'an unverified account loses its password when the owner of its address signs in through Google',
    });
  },
  async 'compares names of accounts without regard to case, and keeps them as first typed'({ ask, setUp }) {
    await setUp(SOMEBODY);
    await setUp('no such account');
    const { username: existingUsername, password } = providerStates[SOMEBODY].params;
    const rule = 'names of accounts are compared without regard to case';
    await ask('login', 200, { body: { username: existingUsername.toUpperCase(), password }, rule });
    const newcomer = await setUp(NEWCOMER);
    const email = emailOf(newcomer).replace(/^./, (firstLetter) => firstLetter.toUpperCase());
    const registration = { username: 'Petra.PAKT', email };
    const account = await ask('register', 201, { body: { ...NEW_USER, ...registration } });
    expect(account.email, 'the address of a registration, as it was typed').toBe(email);
    const { access: bearer } = await ask('googleAuth', 200, { body: newcomer });
    expect(
      await ask('getProfile', 200, { bearer: bearer as string }),
      'the profile keeps username and address as they were typed at the registration',
    ).toMatchObject(registration);
  },
  async 'limits sign-in attempts with any spelling of the username, from the oldest of them on'({
    ask,
    setUp,
  }) {
    await setUp(SOMEBODY);
    const { username } = providerStates[SOMEBODY].params;
    const { times: maxAttempts, seconds } = limits.login;
    const tryToSignIn = (attempt: number, status: number) =>
      ask('login', status, {
        body: { username: attempt % 2 ? username.toUpperCase() : username, password: 'špatně' },
        rule: status === 429 ? LIMIT_RULE : 'within the limit, which the right password has reset',
      });
    await signIn(ask);
    const firstAttemptTimes = [performance.now()];
    await tryToSignIn(0, 401);
    firstAttemptTimes.push(performance.now());
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) await tryToSignIn(attempt, 401);
    // If refused attempts counted, those after this pause would prolong the wait by 3 s, more than the tolerance below.
    await setTimeout(3100);
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) await tryToSignIn(attempt, 429);
    const lastAttemptTimes = [performance.now()];
    const { retry_after } = await tryToSignIn(0, 429);
    lastAttemptTimes.push(performance.now());
    const secondsLeftAfter = (milliseconds: number) => Math.ceil(seconds - milliseconds / 1000);
    // A backend may count in whole seconds, so the test accepts one second more or less.
    const minimum = secondsLeftAfter(lastAttemptTimes[1]! - firstAttemptTimes[0]!) - 1;
    const maximum = secondsLeftAfter(lastAttemptTimes[0]! - firstAttemptTimes[1]!) + 1;
    expect(retry_after, `${WAIT_RULE}: ${minimum} to ${maximum}`).toBeGreaterThanOrEqual(minimum);
    expect(retry_after, `${WAIT_RULE}: ${minimum} to ${maximum}`).toBeLessThanOrEqual(maximum);
  },
} satisfies Sequences;
