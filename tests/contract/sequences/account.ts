import { decodeJwt } from 'jose';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { limits } from '@/generated/rules';
import { SIGNED_IN } from '../../answers/answer.ts';
import { NEW } from '../../answers/registration.ts';
import { providerStates } from '../../answers/states.ts';
import { NEWCOMER, signInNewcomer, signInSomebody, SOMEBODY, type Ask, type Sequence } from './sequence.ts';

const SIGNED_OUT = 'signing out ends the session';
const OTHERS_STAY = 'signing out ends no other session';
const NEW_PASSWORD = 'a new password ends all sessions, at once';
const LINK = 'a password link of the person';

/** White space around and twice within, and a letter of two code points. */
const PASSWORD = ' nové  he\u0065\u0301slo ';

/** Only the very password is the right one, whose answer has that status. */
async function onlyAsGiven(ask: Ask, username: string, status: number) {
  const signIn = (password: string, expected: number) =>
    ask('login', expected, {
      body: { username, password },
      rule: 'a password counts byte for byte, with its white space',
    });
  for (const other of [PASSWORD.trim(), PASSWORD.normalize('NFC')]) await signIn(other, 401);
  await signIn(PASSWORD, status);
}

/** The same address with a capital letter. */
const capitals = (email: string) => email.replace(/^./, (letter) => letter.toUpperCase());

const LIMITED = `the limit ${JSON.stringify(limits.login)}: names count without regard to case, and only wrong passwords were tried`;
const WAIT =
  'retry_after: what is left until the oldest attempt that counts is over, rounded up; what was refused does not count';

/** Sessions, passwords and names of accounts. */
export const accountSequences = {
  'ends a session by signing out, and no other one': {
    given: [SOMEBODY],
    async run(ask) {
      const [phone, laptop] = [await signInSomebody(ask), await signInSomebody(ask)];
      await ask('logout', 204, { as: phone.access, body: { refresh_token: phone.refresh } });
      await ask('refreshToken', 401, { body: { refresh: phone.refresh }, rule: SIGNED_OUT });
      await ask('getSession', 401, { as: phone.access, rule: `${SIGNED_OUT}, its access tokens at once` });
      // A refresh token stays valid.
      for (const refresh of [laptop.refresh, laptop.refresh]) {
        const { access } = await ask('refreshToken', 200, { body: { refresh }, rule: OTHERS_STAY });
        await ask('getSession', 200, { as: access, rule: OTHERS_STAY });
      }
    },
  },
  'ends its own session by signing out, whosever refresh token is sent, and not that of somebody else': {
    given: [SIGNED_IN, SOMEBODY],
    async run(ask, of) {
      const { refresh } = await signInSomebody(ask);
      await ask('logout', 204, { body: { refresh_token: refresh } });
      await ask('refreshToken', 200, {
        body: { refresh },
        rule: 'a refresh token of somebody else ends nothing of theirs',
      });
      await ask('refreshToken', 401, {
        body: { refresh: of(SIGNED_IN).refresh_token },
        rule: `${SIGNED_OUT}: that of the access token, whatever refresh_token is sent`,
      });
    },
  },
  'ends all sessions by a new password, taken byte for byte': {
    given: [SIGNED_IN, LINK],
    async run(ask, of) {
      const { user } = await ask('getSession', 200);
      await ask('confirmPasswordReset', 204, { body: { ...of(LINK), password: PASSWORD } });
      await ask('refreshToken', 401, { body: { refresh: of(SIGNED_IN).refresh_token }, rule: NEW_PASSWORD });
      await ask('getSession', 401, { rule: NEW_PASSWORD });
      await onlyAsGiven(ask, user.username as string, 200);
    },
  },
  'takes the password of a registration byte for byte, and tells only who knows it that the address is not verified':
    {
      given: ['no such account'],
      async run(ask) {
        await ask('register', 201, { body: { ...NEW, password: PASSWORD } });
        await onlyAsGiven(ask, NEW.username, 403);
      },
    },
  'takes the password of an account whose address Google has verified first': {
    given: ['no such account', NEWCOMER],
    async run(ask, of) {
      const { credential = '' } = of(NEWCOMER);
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
  'opens an account under any spelling of its name and address, and keeps the first': {
    given: [SIGNED_IN, SOMEBODY, 'no such account', NEWCOMER],
    async run(ask, of) {
      const { username: theirs, password } = providerStates[SOMEBODY].params;
      const rule = 'names of accounts are compared without regard to case';
      await ask('login', 200, { body: { username: theirs.toUpperCase(), password }, rule });
      const { credential = '' } = of(NEWCOMER);
      const { email } = decodeJwt<{ email: string }>(String(credential));
      const typed = { username: 'Petra.PAKT', email: capitals(email) };
      const registered = await ask('register', 201, { body: { ...NEW, ...typed } });
      expect(registered.email, 'the address of a registration, as it was typed').toBe(typed.email);
      const as = await signInNewcomer(ask, of(NEWCOMER));
      expect(
        await ask('getProfile', 200, { as }),
        'of the account with that address in other letters, as it was typed',
      ).toMatchObject(typed);
    },
  },
  'opens another account for another address, however like it is': {
    given: ['a taken address'],
    async run(ask) {
      await ask('register', 201, {
        body: { ...NEW, email: NEW.email.replace('@', '+x@') },
        rule: 'addresses are compared without regard to case, and in nothing else',
      });
    },
  },
  'limits a name in any spelling, says how long to wait, and does not prolong that': {
    given: [SOMEBODY],
    async run(ask) {
      const { username } = providerStates[SOMEBODY].params;
      const { times, seconds } = limits.login;
      const attempt = (turn: number, status: number) =>
        ask('login', status, {
          body: { username: turn % 2 ? username.toUpperCase() : username, password: 'špatně' },
          rule: status === 429 ? LIMITED : 'a wrong password, within the limit',
        });
      const first = [performance.now()];
      await attempt(0, 401);
      first.push(performance.now());
      for (let turn = 1; turn < times; turn += 1) await attempt(turn, 401);
      // So much later that a refused attempt that counted would prolong the wait by more than is allowed for.
      await setTimeout(3100);
      for (let turn = 0; turn < times; turn += 1) await attempt(turn, 429);
      const last = [performance.now()];
      const { retry_after } = await attempt(0, 429);
      last.push(performance.now());
      const after = (passed: number) => Math.ceil(seconds - passed / 1000);
      // A second more or less: a backend may count in whole ones.
      const [least, most] = [after(last[1]! - first[0]!) - 1, after(last[0]! - first[1]!) + 1];
      expect(retry_after, `${WAIT}: ${least} to ${most}`).toBeGreaterThanOrEqual(least);
      expect(retry_after, `${WAIT}: ${least} to ${most}`).toBeLessThanOrEqual(most);
    },
  },
} satisfies Record<string, Sequence>;
