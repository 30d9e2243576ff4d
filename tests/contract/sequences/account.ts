import { setTimeout } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { limits } from '@/generated/rules';
import { SIGNED_IN } from '../../answers/answer.ts';
import { NEW_USER } from '../../answers/rows/registration.ts';
import { providerStates } from '../../answers/states.ts';
import { NEWCOMER, signInNewcomer, signInSomebody, SOMEBODY, type Ask, type Sequence } from './sequence.ts';

const SIGN_OUT_RULE = 'signing out ends the session';
const OTHER_SESSIONS_RULE = 'signing out ends no other session';
const NEW_PASSWORD_RULE = 'a new password ends all sessions, at once';
const PASSWORD_LINK = 'a password link of the person';

/** A password with white space around it, two spaces in a row, and a letter of two code points. */
const ODD_PASSWORD = ' nové  he\u0065\u0301slo ';

/** Checks that similar passwords are refused with 401, and that ODD_PASSWORD itself gets `status`. */
async function expectExactPassword(ask: Ask, username: string, status: number) {
  const signIn = (password: string, expectedStatus: number) =>
    ask('login', expectedStatus, {
      body: { username, password },
      rule: 'a password is compared byte for byte, with its white space',
    });
  for (const variant of [ODD_PASSWORD.trim(), ODD_PASSWORD.normalize('NFC')]) await signIn(variant, 401);
  await signIn(ODD_PASSWORD, status);
}

const capitalize = (email: string) => email.replace(/^./, (firstLetter) => firstLetter.toUpperCase());

const LIMIT_RULE = `the limit ${JSON.stringify(limits.login)}: attempts with any spelling of a username count together, and only wrong passwords were tried`;
const WAIT_RULE =
  'retry_after: the seconds until the oldest counted attempt expires, rounded up; attempts answered with 429 do not count';

export const accountSequences = {
  'ends one session, and no other, when a person signs out': {
    states: [SOMEBODY],
    async run(ask) {
      const [phone, laptop] = [await signInSomebody(ask), await signInSomebody(ask)];
      await ask('logout', 204, { bearer: phone.access, body: { refresh_token: phone.refresh } });
      await ask('refreshToken', 401, { body: { refresh: phone.refresh }, rule: SIGN_OUT_RULE });
      await ask('getSession', 401, { bearer: phone.access, rule: `${SIGN_OUT_RULE} at once` });
      // A refresh token can be used again, unless the answer gives another.
      let { refresh } = laptop;
      for (let count = 0; count < 2; count += 1) {
        const renewed = await ask('refreshToken', 200, { body: { refresh }, rule: OTHER_SESSIONS_RULE });
        await ask('getSession', 200, { bearer: renewed.access, rule: OTHER_SESSIONS_RULE });
        refresh = renewed.refresh ?? refresh;
      }
    },
  },
  'ignores a refresh token of another person when a person signs out': {
    states: [SIGNED_IN, SOMEBODY],
    async run(ask, valuesOf) {
      const { refresh } = await signInSomebody(ask);
      await ask('logout', 204, { body: { refresh_token: refresh } });
      await ask('refreshToken', 200, { body: { refresh }, rule: OTHER_SESSIONS_RULE });
      await ask('refreshToken', 401, {
        body: { refresh: valuesOf(SIGNED_IN).refresh_token },
        rule: `${SIGN_OUT_RULE} of the access token, whatever refresh_token is sent`,
      });
    },
  },
  'ends all sessions when a new password is set, and compares the password byte for byte': {
    states: [SIGNED_IN, PASSWORD_LINK],
    async run(ask, valuesOf) {
      const { user } = await ask('getSession', 200);
      await ask('confirmPasswordReset', 204, {
        body: { ...valuesOf(PASSWORD_LINK), password: ODD_PASSWORD },
      });
      const { refresh_token: refresh } = valuesOf(SIGNED_IN);
      await ask('refreshToken', 401, { body: { refresh }, rule: NEW_PASSWORD_RULE });
      await ask('getSession', 401, { rule: NEW_PASSWORD_RULE });
      await expectExactPassword(ask, user.username as string, 200);
    },
  },
  'compares the password byte for byte before it refuses an unverified account': {
    states: ['no such account'],
    async run(ask) {
      await ask('register', 201, { body: { ...NEW_USER, password: ODD_PASSWORD } });
      await expectExactPassword(ask, NEW_USER.username, 403);
    },
  },
  'removes the password of an unverified account when Google verifies its address': {
    states: ['no such account', NEWCOMER],
    async run(ask, valuesOf) {
      const { credential = '' } = valuesOf(NEWCOMER);
      const { email } = decodeJwt<{ email: string }>(String(credential));
      const { username, password } = NEW_USER;
      await ask('register', 201, { body: { ...NEW_USER, email } });
      await ask('login', 403, { body: { username, password }, rule: 'the address is not verified' });
      await ask('googleAuth', 200, { body: { credential } });
      await ask('login', 401, {
        body: { username, password },
        rule: 'an unverified account loses its password when the owner of its address signs in through Google',
      });
    },
  },
  'compares usernames and e-mail addresses without regard to case, and keeps them as first typed': {
    states: [SIGNED_IN, SOMEBODY, 'no such account', NEWCOMER],
    async run(ask, valuesOf) {
      const { username: existingUsername, password } = providerStates[SOMEBODY].params;
      const rule = 'names of accounts are compared without regard to case';
      await ask('login', 200, { body: { username: existingUsername.toUpperCase(), password }, rule });
      const { credential = '' } = valuesOf(NEWCOMER);
      const { email } = decodeJwt<{ email: string }>(String(credential));
      const registration = { username: 'Petra.PAKT', email: capitalize(email) };
      const account = await ask('register', 201, { body: { ...NEW_USER, ...registration } });
      expect(account.email, 'the address of a registration, as it was typed').toBe(registration.email);
      const bearer = await signInNewcomer(ask, valuesOf(NEWCOMER));
      expect(
        await ask('getProfile', 200, { bearer }),
        'the profile keeps username and address as they were typed at the registration',
      ).toMatchObject(registration);
    },
  },
  'registers an e-mail address that differs from a taken one in more than case': {
    states: ['a taken address'],
    async run(ask) {
      await ask('register', 201, {
        body: { ...NEW_USER, email: NEW_USER.email.replace('@', '+x@') },
        rule: 'addresses that differ in more than upper and lower case are different',
      });
    },
  },
  'limits sign-in attempts with any spelling of the username, and attempts over the limit do not prolong the wait':
    {
      states: [SOMEBODY],
      async run(ask) {
        const { username } = providerStates[SOMEBODY].params;
        const { times: maxAttempts, seconds } = limits.login;
        const tryToSignIn = (attempt: number, status: number) =>
          ask('login', status, {
            body: { username: attempt % 2 ? username.toUpperCase() : username, password: 'špatně' },
            rule: status === 429 ? LIMIT_RULE : 'a wrong password, within the limit',
          });
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
    },
} satisfies Record<string, Sequence>;
