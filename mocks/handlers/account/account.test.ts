import { UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { NEW_USER } from '../../../tests/answers/registration.ts';
import { createTestCalls, NOW, type TestCalls } from '../calls.harness.ts';

const login = ({ post }: TestCalls, username: string, password: string) =>
  post('/api/user/login', { body: { username, password } });

const credential = (claims: Record<string, unknown>) =>
  new UnsecuredJWT({
    iss: 'accounts.google.com',
    aud: 'any',
    sub: '1',
    email_verified: true,
    exp: NOW / 1000 + 60,
    ...claims,
  }).encode();

describe('signing in', () => {
  it('limits login attempts that run at the same time', async () => {
    const calls = createTestCalls();
    const attempts = Array.from({ length: 8 }, () => login(calls, 'jana', 'špatně'));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect((await login(calls, 'jana', 'hrajem-jana')).status).toBe(429);
    calls.clock.now += 5 * 60_000;
    expect((await login(calls, 'jana', 'hrajem-jana')).status).toBe(200);
  });
});

describe('registration', () => {
  it('stores no password, and the mailed link activates the account', async () => {
    const calls = createTestCalls();
    const body = { ...NEW_USER, first_name: ' Petra ', city_id: 2, language: 'en' };
    expect((await calls.post('/api/user/register', { body, language: 'cs' })).status).toBe(201);
    expect(JSON.stringify(calls.store.state)).not.toContain(NEW_USER.password);
    const mail = calls.store.state.outbox.at(-1)!;
    expect(mail).toMatchObject({ to: NEW_USER.email, language: 'cs', kind: 'verify_email' });
    expect(mail.link).toMatch(/^\/verifikace-emailu\?uid=\w+&token=[\w-]{32}$/);
    await calls.post(`/api/user/verify-email?${mail.link!.split('?')[1]}`);
    expect((await login(calls, NEW_USER.username, NEW_USER.password)).status).toBe(200);
    expect(calls.store.state.users.at(-1)).toMatchObject({
      display_name: 'Petra Paktová',
      language: 'en',
      city_ids: [2],
    });
  });

  it('allows another verification mail after a minute', async () => {
    const calls = createTestCalls();
    await calls.post('/api/user/register', { body: NEW_USER });
    const resend = () =>
      calls.post('/api/user/resend-verification-email', { body: { email: NEW_USER.email.toUpperCase() } });
    expect((await resend()).status).toBe(429);
    calls.clock.now += 60_000;
    expect((await resend()).status).toBe(202);
    expect(calls.store.state.outbox.filter(({ to }) => to === NEW_USER.email)).toHaveLength(2);
  });
});

describe('requested mails', () => {
  it('are sent only to matching accounts, with the same response for all addresses', async () => {
    const calls = createTestCalls();
    const before = calls.store.state.outbox.length;
    const requestMail = (path: string, email: string) =>
      calls.post(`/api/user/${path}`, { body: { email }, language: 'en' });
    const answers = [
      await requestMail('resend-verification-email', 'nova@example.com'),
      await requestMail('resend-verification-email', 'jana@example.com'),
      await requestMail('resend-verification-email', 'nikdo@example.com'),
      await requestMail('password-reset-request', 'jana@example.com'),
      await requestMail('password-reset-request', 'nikdo@example.com'),
    ];
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    const mails = calls.store.state.outbox.slice(before);
    expect(mails.map(({ to, kind, language }) => [to, kind, language])).toEqual([
      ['nova@example.com', 'verify_email', 'en'],
      ['jana@example.com', 'reset_password', 'en'],
    ]);
    expect(mails[1]!.link).toMatch(/^\/en\/reset-password\?uid=MQ&token=[\w-]{32}$/);
  });
});

describe('Google', () => {
  const signIn = ({ post }: TestCalls, claims: Record<string, unknown>) =>
    post('/api/user/google-auth', { body: { credential: credential(claims) } });
  const person = { email: 'Ela.Nova@gmail.com', given_name: 'Ela', family_name: 'Nová', sub: '77' };

  it('creates an account for a new address and finds it again by its Google id', async () => {
    const calls = createTestCalls();
    const people = calls.store.state.users.length;
    expect((await signIn(calls, person)).body.status).toBe('authenticated');
    await signIn(calls, { ...person, email: 'ela@jinde.cz' });
    expect(calls.store.state.users).toHaveLength(people + 1);
    expect(calls.store.state.users.at(-1)).toMatchObject({
      username: 'Ela.Nova',
      display_name: 'Ela Nová',
      email_verified: true,
      password_hash: null,
    });
  });

  it('fills in a missing family name and truncates a long name between code points', async () => {
    const calls = createTestCalls();
    await signIn(calls, { email: 'jana@gmail.com', sub: '79', given_name: `E${'🏐'.repeat(50)}` });
    const name = `E${'🏐'.repeat(49)}`;
    expect(calls.store.state.users.at(-1)).toMatchObject({
      username: 'jana.2',
      first_name: name,
      last_name: '–',
      display_name: name,
    });
  });

  it('signs in to the account with the same address, which keeps its password', async () => {
    const calls = createTestCalls();
    const people = calls.store.state.users.length;
    await signIn(calls, { email: 'JANA@example.com' });
    expect(calls.store.state.users).toHaveLength(people);
    expect((await login(calls, 'jana', 'hrajem-jana')).status).toBe(200);
  });
});
