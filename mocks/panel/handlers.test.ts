import { createTestBackend, type TestBackend } from '@mocks/node';
import { beforeEach, describe, expect, it } from 'vitest';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const submit = (path: string, fields: Record<string, string> = {}) =>
  backend.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });

const panel = async () => (await backend.fetch('/_mock/')).text();

const forgotPassword = (email: string) => backend.send('POST', '/api/user/password-reset-request', { email });

describe('the outbox', () => {
  it('returns all mails or the mails to one address, newest first', async () => {
    const before = backend.outbox().length;
    const [jana, alex] = ['jana', 'alex'].map(
      (name) => backend.store.state.users.find(({ username }) => username === name)?.email ?? '',
    );
    await forgotPassword(jana ?? '');
    await forgotPassword(alex ?? '');
    const all = (await (await backend.fetch('/_mock/outbox')).json()) as Record<string, string>[];
    expect(all).toHaveLength(before + 2);
    expect(all.slice(0, 2).map(({ to }) => to)).toEqual([alex, jana]);
    expect(all[0]).toMatchObject({ kind: 'reset_password', code: null });
    expect(all[0]?.link).toMatch(/^\/.+\?uid=.+&token=.+/);
    expect(Date.parse(all[0]?.sent_at ?? '')).toBeGreaterThan(0);
    const mailsToAlex = await (
      await backend.fetch(`/_mock/outbox?to=${encodeURIComponent(alex ?? '')}`)
    ).json();
    expect(mailsToAlex).toHaveLength(backend.outbox(alex).length);
  });

  it('returns the number of mails to a HEAD request', async () => {
    const count = async () => {
      const { headers } = await backend.fetch('/_mock/outbox', { method: 'HEAD' });
      return [headers.get('x-outbox-count'), headers.get('x-outbox-newest')];
    };
    const newest = backend.outbox()[0]?.id;
    expect(await count()).toEqual([String(backend.outbox().length), String(newest)]);
    const { status, headers } = await submit('/_mock/outbox/clear');
    expect([status, headers.get('location')]).toEqual([303, '/_mock/#outbox']);
    expect(await count()).toEqual(['0', '0']);
  });

  it('shows the link and code of each mail on the page and escapes its text', async () => {
    backend.store.mutate(({ outbox }) => {
      outbox.push({
        id: 9999,
        to: '"><script>alert(1)</script>@example.org',
        language: 'cs',
        kind: 'one_time_code',
        subject: 'Zápas <b>& spol.</b>',
        text: 'Kód',
        link: '/en?pid=1&token="x"',
        code: '123456',
        sent_at: backend.store.now(),
      });
    });
    const page = await panel();
    expect(page).toContain('123456');
    expect(page).toContain('href="/en?pid=1&amp;token=&quot;x&quot;"');
    expect(page).toContain('Zápas &lt;b&gt;&amp; spol.&lt;/b&gt;');
    expect(page).not.toContain('<script>');
    expect(page).toContain('data-newest="9999"');
  });
});

describe('faults', () => {
  const cities = () => backend.fetch('/api/user/cities');

  it('can be set, listed and cleared as JSON', async () => {
    const rules = [{ target: 'getCities', kind: 'status', status: 503, times: null }];
    expect(await (await backend.send('PUT', '/_mock/faults', rules)).json()).toEqual(rules);
    expect(await (await backend.fetch('/_mock/faults')).json()).toEqual(rules);
    expect((await cities()).status).toBe(503);
    expect((await backend.send('DELETE', '/_mock/faults')).status).toBe(204);
    expect((await cities()).status).toBe(200);
  });

  it('can be set in the form and are listed on the page with a button that clears them', async () => {
    expect(await panel()).not.toContain('Clear all faults');
    await submit('/_mock/faults/add', { target: '/api/', kind: 'status', status: '', times: '1' });
    expect(backend.faults.list()).toEqual([{ target: '/api/', kind: 'status', times: 1 }]);
    expect(await panel()).toContain('Clear all faults');
    expect((await cities()).status).toBe(500);
    expect((await cities()).status).toBe(200);
    expect((await submit('/_mock/faults/clear')).status).toBe(303);
    expect(backend.faults.list()).toEqual([]);
  });

  it('are refused when they are invalid, without changing the existing ones', async () => {
    await backend.send('PUT', '/_mock/faults', [{ target: 'login', kind: 'reset', times: 1 }]);
    const refused = [
      await backend.send('PUT', '/_mock/faults', [{ target: 'login', kind: 'fire' }]),
      await submit('/_mock/faults/add', { target: '', kind: 'reset' }),
      await backend.fetch('/_mock/faults', { method: 'PUT', body: 'no JSON' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(backend.faults.list()).toHaveLength(1);
  });
});

describe('the clock', () => {
  it('can be moved, so that tokens expire', async () => {
    const { access } = await backend.signIn('jana');
    const session = () =>
      backend.fetch('/api/user/session', { headers: { authorization: `Bearer ${access}` } });
    expect((await session()).status).toBe(200);
    await backend.send('POST', '/_mock/time', { shift_ms: 6 * 60_000 });
    expect(await (await session()).json()).toMatchObject({ code: 'token_expired' });
    expect(await (await backend.fetch('/_mock/time')).json()).toMatchObject({ shift_ms: 360_000 });
    expect((await backend.send('POST', '/_mock/time', { shift_ms: 'soon' })).status).toBe(400);
  });
});

describe('reset', () => {
  it.each([
    ['a JSON request', () => backend.send('POST', '/_mock/reset'), 204],
    ['the button of the page', () => submit('/_mock/reset'), 303],
  ])('restores a fresh seed for %s', async (_, reset, status) => {
    await backend.signIn('jana');
    backend.faults.add({ target: 'login', kind: 'reset' });
    backend.clock.shift = 5;
    const { secret } = backend.store.state;
    expect((await reset()).status).toBe(status);
    expect(backend.store.state.secret).not.toBe(secret);
    expect(backend.store.state.sessions).toEqual([]);
    expect([backend.faults.list(), backend.clock.shift]).toEqual([[], 0]);
  });
});

it('has a page without inline scripts and styles, which its policy forbids', async () => {
  const response = await backend.fetch('/_mock/');
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|<script>/);
  for (const [, path = ''] of text.matchAll(/(?:src|href)="(\/_mock\/[\w.]+)"/g)) {
    expect((await backend.fetch(path)).status).toBe(200);
  }
  for (const name of ['jana', 'alex', 'tomas', 'nova']) expect(text).toContain(`hrajem-${name}`);
});
