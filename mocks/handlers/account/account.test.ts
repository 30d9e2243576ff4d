import { UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, NOW } from '@mocks/db/state.fixture';
import { createTestBackend, type TestBackend } from '@mocks/node';
import { NEW_USER } from '../../../tests/answers/rows/registration.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend({ now: () => NOW });
});

const post = (path: string, body?: unknown) => backend.send('POST', `/api/user/${path}`, body);
const signInJana = (password: string) => post('login', { username: 'jana', password });
const getNewestUser = () => backend.store.state.users.at(-1);

it('limits sign-in attempts that run at the same time', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => signInJana('špatně')));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
  expect((await signInJana('hrajem-jana')).status).toBe(429);
  backend.clock.shift = 5 * MINUTE;
  expect((await signInJana('hrajem-jana')).status).toBe(200);
});

it('stores no password of a registration, and the mailed link activates the account', async () => {
  await post('register', { ...NEW_USER, first_name: ' Petra ', city_id: 2, language: 'en' });
  expect(JSON.stringify(backend.store.state)).not.toContain(NEW_USER.password);
  const [mail] = backend.outbox(NEW_USER.email);
  expect(mail).toMatchObject({ language: 'cs', kind: 'verify_email' });
  await post(`verify-email?${mail!.link!.split('?')[1]}`);
  const { username, password } = NEW_USER;
  expect((await post('login', { username, password })).status).toBe(200);
  expect(getNewestUser()).toMatchObject({ display_name: 'Petra Paktová', language: 'en', city_ids: [2] });
});

it('refuses a second verification mail within a minute after the registration', async () => {
  await post('register', NEW_USER);
  const requestMail = () => post('resend-verification-email', { email: NEW_USER.email.toUpperCase() });
  expect((await requestMail()).status).toBe(429);
  backend.clock.shift = MINUTE;
  await requestMail();
  expect(backend.outbox(NEW_USER.email)).toHaveLength(2);
});

it('mails only the accounts that can use the mail, with the same response for all addresses', async () => {
  const seedMailCount = backend.outbox().length;
  const responses = new Set<string>();
  for (const [path, name] of [
    ['resend-verification-email', 'nova'],
    ['resend-verification-email', 'jana'],
    ['resend-verification-email', 'nobody'],
    ['password-reset-request', 'alex'],
    ['password-reset-request', 'nobody'],
  ] as const) {
    const response = await post(path, { email: `${name}@example.com` });
    responses.add(`${response.status} ${await response.text()}`);
  }
  expect(responses.size).toBe(1);
  // The mails are in the language of the request; alex has English in the profile.
  expect(backend.outbox().slice(0, -seedMailCount)).toMatchObject([
    { to: 'alex@example.com', kind: 'reset_password', language: 'cs' },
    { to: 'nova@example.com', kind: 'verify_email', language: 'cs' },
  ]);
});

describe('signing in with Google', () => {
  const signIn = (claims: Record<string, unknown>) => {
    const commonClaims = { iss: 'accounts.google.com', aud: 'any', sub: '1', email_verified: true };
    const credential = new UnsecuredJWT({ ...commonClaims, exp: NOW / 1000 + 60, ...claims }).encode();
    return post('google-auth', { credential });
  };

  it('creates an account for a new address, and finds it again by its Google id', async () => {
    const userCount = backend.store.state.users.length;
    const person = { email: 'Ela.Nova@gmail.com', given_name: 'Ela', family_name: 'Nová', sub: '77' };
    await signIn(person);
    await signIn({ ...person, email: 'ela@jinde.cz' });
    expect(backend.store.state.users).toHaveLength(userCount + 1);
    expect(getNewestUser()).toMatchObject({
      username: 'Ela.Nova',
      display_name: 'Ela Nová',
      email_verified: true,
      password_hash: null,
    });
  });

  it('fills in a missing family name, and truncates a long name between code points', async () => {
    await signIn({ email: 'jana@gmail.com', sub: '79', given_name: `E${'🏐'.repeat(50)}` });
    const name = `E${'🏐'.repeat(49)}`;
    const names = { username: 'jana.2', first_name: name, last_name: '–', display_name: name };
    expect(getNewestUser()).toMatchObject(names);
  });

  it('signs in to the account with the same address, which keeps its password', async () => {
    const userCount = backend.store.state.users.length;
    await signIn({ email: 'JANA@example.com' });
    expect(backend.store.state.users).toHaveLength(userCount);
    expect((await signInJana('hrajem-jana')).status).toBe(200);
  });
});
