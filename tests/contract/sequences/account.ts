import { decodeJwt } from 'jose';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { limits } from '@/generated/rules';
import { SIGNED_IN } from '../../answers/answer.ts';
import { NEW } from '../../answers/registration.ts';
import { providerStates } from '../../answers/states.ts';
import { NEWCOMER, signInNewcomer, signInSomebody, SOMEBODY, type Ask, type Sequence } from './sequence.ts';

const SIGNED_OUT = 'signing out ends the session';
const OTHER_SESSIONS_STAY = 'signing out ends no other session';
const NEW_PASSWORD = 'a new password ends all sessions, at once';
const LINK = 'a password link of the person';

/** A password with white space around and twice within, and a letter of two code points. */
const PASSWORD = ' nové  he\u0065\u0301slo ';

/** Checks that similar passwords are refused with 401, and that PASSWORD itself gets `status`. */
async function expectExactPassword(ask: Ask, username: string, status: number) {
  const signIn = (password: string, expected: number) =>
    ask('login', expected, {
      body: { username, password },
      rule: 'a password counts byte for byte, with its white space',
    });
  for (const variant of [PASSWORD.trim(), PASSWORD.normalize('NFC')]) await signIn(variant, 401);
  await signIn(PASSWORD, status);
}

/** The address with a capital first letter. */
const capitalized = (email: string) => email.replace(/^./, (letter) => letter.toUpperCase());

const LIMIT_RULE = `the limit ${JSON.stringify(limits.login)}: names count without regard to case, and only wrong passwords were tried`;
const REMAINING_WAIT =
  'retry_after: what is left until the oldest attempt that counts is over, rounded up; what was refused does not count';

export const accountSequences = {
  'ends only its own session by signing out': {
    states: [SOMEBODY],
    async run(ask) {
      const [phone, laptop] = [await signInSomebody(ask), await signInSomebody(ask)];
      await ask('logout', 204, { bearer: phone.access, body: { refresh_token: phone.refresh } });
      await ask('refreshToken', 401, { body: { refresh: phone.refresh }, rule: SIGNED_OUT });
      await ask('getSession', 401, {
        bearer: phone.access,
        rule: `${SIGNED_OUT}, its access tokens at once`,
      });
      // A refresh token stays valid.
      for (const refresh of [laptop.refresh, laptop.refresh]) {
        const { access } = await ask('refreshToken', 200, { body: { refresh }, rule: OTHER_SESSIONS_STAY });
        await ask('getSession', 200, { bearer: access, rule: OTHER_SESSIONS_STAY });
      }
    },
  },
  'ignores a refresh token of another person at signing out': {
    states: [SIGNED_IN, SOMEBODY],
    async run(ask, valuesOf) {
      const { refresh } = await signInSomebody(ask);
      await ask('logout', 204, { body: { refresh_token: refresh } });
      await ask('refreshToken', 200, {
        body: { refresh },
        rule: 'a refresh token of somebody else ends nothing of theirs',
      });
      await ask('refreshToken', 401, {
        body: { refresh: valuesOf(SIGNED_IN).refresh_token },
        rule: `${SIGNED_OUT}: that of the access token, whatever refresh_token is sent`,
      });
    },
  },
  'ends all sessions when a new password is set, and compares it byte for byte': {
    states: [SIGNED_IN, LINK],
    async run(ask, valuesOf) {
      const { user } = await ask('getSession', 200);
      await ask('confirmPasswordReset', 204, { body: { ...valuesOf(LINK), password: PASSWORD } });
      await ask('refreshToken', 401, {
        body: { refresh: valuesOf(SIGNED_IN).refresh_token },
        rule: NEW_PASSWORD,
      });
      await ask('getSession', 401, { rule: NEW_PASSWORD });
      await expectExactPassword(ask, user.username as string, 200);
    },
  },
  'compares the password of a registration byte for byte, and answers "not verified" to the right one only': {
    states: ['no such account'],
    async run(ask) {
      await ask('register', 201, { body: { ...NEW, password: PASSWORD } });
      await expectExactPassword(ask, NEW.username, 403);
    },
  },
  'removes the password of an unverified account when Google verifies its address': {
    states: ['no such account', NEWCOMER],
    async run(ask, valuesOf) {
      const { credential = '' } = valuesOf(NEWCOMER);
      const { email } = decodeJwt<{ email: string }>(String(credential));
      const { username, password } = NEW;
      await ask('register', 201, { body: { ...NEW, email } });
      await ask('login', 403, { body: { username, password }, rule: 'the address is not verified' });
      await ask('googleAuth', 200, { body: { credential } });
      await ask('login', 401, {
        body: { username, password },
        rule: 'an account that had not verified the address loses its password to who has it at Google',
      });
    },
  },
  'compares usernames and addresses without regard to case, and keeps them as first typed': {
    states: [SIGNED_IN, SOMEBODY, 'no such account', NEWCOMER],
    async run(ask, valuesOf) {
      const { username: existing, password } = providerStates[SOMEBODY].params;
      const rule = 'names of accounts are compared without regard to case';
      await ask('login', 200, { body: { username: existing.toUpperCase(), password }, rule });
      const { credential = '' } = valuesOf(NEWCOMER);
      const { email } = decodeJwt<{ email: string }>(String(credential));
      const registration = { username: 'Petra.PAKT', email: capitalized(email) };
      const registered = await ask('register', 201, { body: { ...NEW, ...registration } });
      expect(registered.email, 'the address of a registration, as it was typed').toBe(registration.email);
      const bearer = await signInNewcomer(ask, valuesOf(NEWCOMER));
      expect(
        await ask('getProfile', 200, { bearer }),
        'of the account with that address in other letters, as it was typed',
      ).toMatchObject(registration);
    },
  },
  'registers a similar address as another account': {
    states: ['a taken address'],
    async run(ask) {
      await ask('register', 201, {
        body: { ...NEW, email: NEW.email.replace('@', '+x@') },
        rule: 'addresses are compared without regard to case, and in nothing else',
      });
    },
  },
  'limits sign-in attempts in any spelling of the username, and a refused attempt does not prolong the wait':
    {
      states: [SOMEBODY],
      async run(ask) {
        const { username } = providerStates[SOMEBODY].params;
        const { times, seconds } = limits.login;
        const attempt = (turn: number, status: number) =>
          ask('login', status, {
            body: { username: turn % 2 ? username.toUpperCase() : username, password: 'špatně' },
            rule: status === 429 ? LIMIT_RULE : 'a wrong password, within the limit',
          });
        const firstAttempt = [performance.now()];
        await attempt(0, 401);
        firstAttempt.push(performance.now());
        for (let turn = 1; turn < times; turn += 1) await attempt(turn, 401);
        // If refused attempts counted, the wait would now be 3 s longer than the second of tolerance below allows.
        await setTimeout(3100);
        for (let turn = 0; turn < times; turn += 1) await attempt(turn, 429);
        const lastAttempt = [performance.now()];
        const { retry_after } = await attempt(0, 429);
        lastAttempt.push(performance.now());
        const secondsLeft = (passed: number) => Math.ceil(seconds - passed / 1000);
        // One second of tolerance, because a backend may count in whole seconds.
        const [minimum, maximum] = [
          secondsLeft(lastAttempt[1]! - firstAttempt[0]!) - 1,
          secondsLeft(lastAttempt[0]! - firstAttempt[1]!) + 1,
        ];
        expect(retry_after, `${REMAINING_WAIT}: ${minimum} to ${maximum}`).toBeGreaterThanOrEqual(minimum);
        expect(retry_after, `${REMAINING_WAIT}: ${minimum} to ${maximum}`).toBeLessThanOrEqual(maximum);
      },
    },
} satisfies Record<string, Sequence>;
