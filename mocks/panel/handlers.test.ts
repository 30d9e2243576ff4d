import { beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '@mocks/node';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const submit = (path: string, fields: Record<string, string> = {}) =>
  backend.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });

const loadPanel = async () => (await backend.fetch('/_mock/')).text();

const requestPasswordReset = (email: string) =>
  backend.send('POST', '/api/user/password-reset-request', { email });

describe('the outbox', () => {
  it('returns all mails or the mails to one address, newest first', async () => {
    const seedMailCount = backend.outbox().length;
    await requestPasswordReset('jana@example.com');
    await requestPasswordReset('alex@example.com');
    const readMails = async (query = '') =>
      (await (await backend.fetch(`/_mock/outbox${query}`)).json()) as Record<string, string>[];
    const mails = await readMails();
    expect(mails).toHaveLength(seedMailCount + 2);
    expect(mails.slice(0, 2)).toMatchObject([
      { to: 'alex@example.com', kind: 'reset_password', code: null },
      { to: 'jana@example.com' },
    ]);
    expect(mails[0]?.['link']).toMatch(/^\/.+\?uid=.+&token=.+/);
    expect(Date.parse(mails[0]?.['sent_at'] ?? '')).toBeGreaterThan(0);
    const mailsToAlex = await readMails('?to=alex%40example.com');
    expect(mailsToAlex).toHaveLength(backend.outbox('alex@example.com').length);
  });

  it('returns the number of mails and the newest id to a HEAD request, and can be emptied', async () => {
    const readCounts = async () => {
      const { headers } = await backend.fetch('/_mock/outbox', { method: 'HEAD' });
      return [headers.get('x-outbox-count'), headers.get('x-outbox-newest')];
    };
    const mails = backend.outbox();
    expect(await readCounts()).toEqual([String(mails.length), String(mails[0]?.id)]);
    const { status, headers } = await submit('/_mock/outbox/clear');
    expect([status, headers.get('location')]).toEqual([303, '/_mock/#outbox']);
    expect(await readCounts()).toEqual(['0', '0']);
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
    const page = await loadPanel();
    expect(page).toContain('123456');
    expect(page).toContain('href="/en?pid=1&amp;token=&quot;x&quot;"');
    expect(page).toContain('Zápas &lt;b&gt;&amp; spol.&lt;/b&gt;');
    expect(page).not.toContain('<script>');
    expect(page).toContain('data-newest="9999"');
  });
});

describe('faults', () => {
  const getCities = () => backend.fetch('/api/user/cities');

  it('can be set, listed and cleared as JSON', async () => {
    const rules = [{ target: 'getCities', kind: 'status', status: 503, times: null }];
    expect(await (await backend.send('PUT', '/_mock/faults', rules)).json()).toEqual(rules);
    expect(await (await backend.fetch('/_mock/faults')).json()).toEqual(rules);
    expect((await getCities()).status).toBe(503);
    expect((await backend.send('DELETE', '/_mock/faults')).status).toBe(204);
    expect((await getCities()).status).toBe(200);
  });

  it('can be set in the form and are listed on the page with a button that clears them', async () => {
    expect(await loadPanel()).not.toContain('Clear all faults');
    await submit('/_mock/faults/add', { target: '/api/', kind: 'status', status: '', times: '1' });
    expect(backend.faults.list()).toEqual([{ target: '/api/', kind: 'status', times: 1 }]);
    expect(await loadPanel()).toContain('Clear all faults');
    expect((await submit('/_mock/faults/clear')).status).toBe(303);
    expect(backend.faults.list()).toEqual([]);
  });

  it('are refused when they are invalid, and the existing faults stay', async () => {
    await backend.send('PUT', '/_mock/faults', [{ target: 'login', kind: 'reset', times: 1 }]);
    const refusals = [
      await backend.send('PUT', '/_mock/faults', [{ target: 'login', kind: 'fire' }]),
      await submit('/_mock/faults/add', { target: '', kind: 'reset' }),
      await backend.fetch('/_mock/faults', { method: 'PUT', body: 'no JSON' }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(backend.faults.list()).toHaveLength(1);
  });
});

describe('the clock', () => {
  it('can be moved, so that tokens expire', async () => {
    const { access } = await backend.signIn('jana');
    const getSession = () => backend.send('GET', '/api/user/session', undefined, access);
    expect((await getSession()).status).toBe(200);
    await backend.send('POST', '/_mock/time', { shift_ms: 6 * 60_000 });
    expect(await (await getSession()).json()).toMatchObject({ code: 'token_expired' });
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

it('sends a page without inline scripts and styles, which its policy forbids', async () => {
  const response = await backend.fetch('/_mock/');
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|<script>/);
  for (const [, path = ''] of text.matchAll(/(?:src|href)="(\/_mock\/[\w.]+)"/g))
    expect((await backend.fetch(path)).status).toBe(200);
  for (const name of ['jana', 'alex', 'tomas', 'nova']) expect(text).toContain(`hrajem-${name}`);
});
