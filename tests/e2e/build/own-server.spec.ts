import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { hasCaddy, NO_CADDY } from '../../../scripts/lib/has-caddy';
import { ownServers, type ServerOfDeploy } from '../../hosts/own-servers';
import { findFaults } from '../../hosts/support/find-faults';
import { backendAnswer, findFile } from '../../hosts/support/rows';
import { signInForm } from '../support/pages/sign-in-form';
import { type Caddy, startCaddy } from '../support/servers/caddy';
import { expect, test as base } from '../support/test';

/** `test` with a release of the build behind Caddy with deploy/Caddyfile, over TLS. */
const test = base.extend<{ caddy: Caddy }>({
  caddy: async ({ share, server: { backendUrl } }, run) => {
    test.skip(!hasCaddy(), NO_CADDY);
    await run(await share(`caddy ${backendUrl}`, () => startCaddy(backendUrl)));
  },
});
test.use({ ignoreHTTPSErrors: true });

/** A body in a form that a failed comparison can show. */
const digest = (body: string) => `${body.length} ${createHash('sha256').update(body).digest('hex')}`;

async function fetchAnswer(
  request: APIRequestContext,
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const response = await request.fetch(url, { method, headers, maxRedirects: 0 });
  return { status: response.status(), headers: response.headers(), body: digest(await response.text()) };
}

for (const { name, whyNot, start, differences = [] } of Object.values<ServerOfDeploy>(ownServers))
  test(`${name} answers as the app needs`, async ({ request, share, server: { backendUrl } }) => {
    const reason = whyNot();
    test.skip(reason !== undefined, reason);
    const { url, log } = await share(`${name.toLowerCase()} ${backendUrl}`, () => start(backendUrl));
    const backend = { address: /^\/api\//, answer: backendAnswer, why: 'the backend answers' };
    expect(await findFaults(request, url, [...differences, backend])).toEqual([]);

    // nginx takes the last one for a bad request.
    for (const path of ['/index.html.gz', '/%2e%2e/rules.caddy', '/..%2Frules.caddy'])
      expect([400, 404], path).toContain((await fetchAnswer(request, url + path)).status);

    for (const path of ['/', '/api/user/session']) {
      const headers = { host: 'elsewhere.example' };
      const foreign = await fetchAnswer(request, url + path, { headers }).catch(() => undefined);
      expect(foreign?.body, path).not.toBe((await fetchAnswer(request, url + path)).body);
    }

    const script = `/${findFile(/^assets\/app-[^/]*\.js$/)}`;
    for (const path of ['/o-nas', '/manifest.cs.webmanifest', script])
      for (const coding of ['br', 'gzip']) {
        const headers = { 'accept-encoding': coding };
        const plain = await fetchAnswer(request, url + path);
        const coded = await fetchAnswer(request, url + path, { headers });
        for (const name of ['content-type', 'cache-control'])
          expect(coded.headers[name], path).toBe(plain.headers[name]);
        expect(coded.headers['content-encoding'], path).toBe(coding);
        expect(coded.headers['vary'], path).toContain('Accept-Encoding');
        expect(coded.body, path).toBe(plain.body);
        const etag = coded.headers['etag'] ?? '';
        const repeated = await fetchAnswer(request, url + path, {
          headers: { ...headers, 'if-none-match': etag },
        });
        expect(repeated.status, path).toBe(304);
        expect(repeated.headers['cache-control'], path).toBe(plain.headers['cache-control']);
      }

    for (const method of ['HEAD', 'POST', 'DELETE']) {
      const { status, headers } = await fetchAnswer(request, url + script, { method });
      expect(status, method).toBe(method === 'HEAD' ? 200 : 405);
      // Apache adds an empty field, which says nothing.
      const allow = headers['allow']?.replace(/, $/, '');
      expect(allow, method).toBe(method === 'HEAD' ? undefined : 'GET, HEAD');
      if (method !== 'HEAD')
        expect(headers, method).toMatchObject({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        });
    }

    const logged = '/nikde?token=top-secret';
    await request.get(url + logged, { headers: { referer: url + logged } });
    await expect.poll(log).toContain('/nikde');
    expect(await log()).not.toContain('top-secret');
  });

test('Caddy redirects to HTTPS', async ({ request, caddy }) => {
  const redirect = await request.get(`${caddy.plainUrl}/o-nas?a=1`, { maxRedirects: 0 });
  expect(redirect.status()).toBe(308);
  expect(redirect.headers()['location']).toMatch(/^https:\/\/localhost(:\d+)?\/o-nas\?a=1$/);
});

test('a session over TLS has Secure cookies, and no secrets in the log', async ({ page, context, caddy }) => {
  const plainRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http:')) plainRequests.push(request.url());
  });
  const arrived = await page.goto(`${caddy.url}/prihlaseni?token=top-secret&pid=76543210987654`);
  expect(await arrived?.headerValue('strict-transport-security')).toBe('max-age=31536000');
  await signInForm(page, 'cs').send('jana', 'hrajem-jana');
  await expect(page).toHaveURL(`${caddy.url}/`);
  await expect(page.getByRole('button', { name: /Jana Nováková/ })).toBeVisible();

  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).toSorted()).toEqual([
    'access_token',
    'locale',
    'refresh_token',
    'session_name',
  ]);
  for (const cookie of cookies) expect(cookie).toMatchObject({ secure: true, sameSite: 'Lax', path: '/' });
  expect(plainRequests).toEqual([]);

  const access = cookies.find(({ name }) => name === 'access_token')?.value ?? 'none';
  expect(caddy.log()).toContain('token=REDACTED');
  for (const secret of ['top-secret', '76543210987654', access, 'hrajem-jana'])
    expect(caddy.log()).not.toContain(secret);
});
