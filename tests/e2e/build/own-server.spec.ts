import { createHash } from 'node:crypto';
import { extname, join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { hasCaddy, NO_CADDY } from '../../../scripts/lib/has-caddy';
import { filesIn, root } from '../../../scripts/lib/project';
import { startApache, whyNoApache } from '../../hosts/apache';
import { startNginx, whyNoNginx } from '../../hosts/nginx';
import type { OwnServer } from '../../hosts/own-program';
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

const whyNoCaddy = () => (hasCaddy() ? undefined : NO_CADDY);

interface Server {
  name: string;
  whyNot: () => string | undefined;
  start: (backendUrl: string) => Promise<OwnServer>;
}

/** The servers of deploy/, and why this machine cannot have one. */
const servers: readonly Server[] = [
  { name: 'Caddy', whyNot: whyNoCaddy, start: startCaddy },
  { name: 'nginx', whyNot: whyNoNginx, start: startNginx },
  { name: 'Apache', whyNot: whyNoApache, start: startApache },
];

const files = filesIn(join(root, 'dist')).map((file) => `/${file}`);

/** One file of each type in each folder, without the files of rules. */
const sampleFiles = Object.values(
  Object.fromEntries(
    files
      .filter((file) => !/^\/_(headers|redirects)$/.test(file))
      .map((file) => [`${file.split('/')[1]} ${extname(file)}`, file]),
  ),
);

const addresses = `
  / /en /en/ /o-nas /o-nas/ /en/login /app/detail/ /assets
  /_headers /detail/7 /detail/7/ /en/partner/sokol.brno /profil/upravit /nikde/daleko /en/nowhere /assets/gone.js
  /assets/ /assets/*.js /_i18n/0/cs/messages.json /icons/nope.png /a.html /favicon.ico /.well-known/security.txt /sitemap.xml
  /assets/app.js.br /index.html.gz /%2e%2e/rules.caddy
`
  .trim()
  .split(/\s+/);

/** Headers that may differ between servers, or are checked separately. */
const ignoredHeaders =
  /^(date|server|etag|last-modified|content-length|connection|keep-alive|accept-ranges|alt-svc|vary|content-encoding|transfer-encoding)$/;

/** A body in a form that a failed comparison can show. */
const digest = (body: string) => `${body.length} ${createHash('sha256').update(body).digest('hex')}`;

/** Some of the headers that every failure has, too. */
const failureHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

async function fetchAnswer(request: APIRequestContext, method: string, url: string) {
  const response = await request.fetch(url, { method, maxRedirects: 0 });
  const headers = Object.entries(response.headers()).filter(([name]) => !ignoredHeaders.test(name));
  return {
    status: response.status(),
    headers: Object.fromEntries(headers),
    body: digest(await response.text()),
  };
}

for (const { name, whyNot, start } of servers)
  test(`${name} answers like the bundled server`, async ({ request, share, server: { backendUrl } }) => {
    const reason = whyNot();
    test.skip(reason !== undefined, reason);
    const { url, log } = await share(`${name.toLowerCase()} ${backendUrl}`, () => start(backendUrl));
    const script = files.find((file) => /^\/assets\/app-.*\.js$/.test(file)) ?? '';

    expect(sampleFiles.length).toBeGreaterThan(8);
    for (const path of [...sampleFiles, ...addresses]) {
      const [answer, bundledAnswer] = await Promise.all(
        [url, backendUrl].map((origin) => fetchAnswer(request, 'GET', origin + path)),
      );
      expect(answer, path).toEqual(bundledAnswer);
    }

    // nginx takes it for a bad request.
    const outside = await fetchAnswer(request, 'GET', `${url}/..%2Frules.caddy`);
    expect([400, 404]).toContain(outside.status);

    for (const path of ['/o-nas', '/manifest.cs.webmanifest', script])
      for (const coding of ['br', 'gzip']) {
        const headers = { 'accept-encoding': coding };
        const plain = await fetchAnswer(request, 'GET', url + path);
        const response = await request.get(url + path, { headers });
        expect(response.headers(), path).toMatchObject({ ...plain.headers, 'content-encoding': coding });
        expect(response.headers()['vary'], path).toContain('Accept-Encoding');
        expect(digest(await response.text()), path).toBe(plain.body);
        const etag = response.headers()['etag'] ?? '';
        const repeated = await request.get(url + path, { headers: { ...headers, 'if-none-match': etag } });
        expect(repeated.status(), path).toBe(304);
        expect(repeated.headers()['cache-control'], path).toBe(plain.headers['cache-control']);
      }

    for (const method of ['HEAD', 'POST', 'DELETE']) {
      const { status, headers } = await fetchAnswer(request, method, url + script);
      expect(status, method).toBe(method === 'HEAD' ? 200 : 405);
      // Apache adds an empty field, which says nothing.
      const allow = headers['allow']?.replace(/, $/, '');
      expect(allow, method).toBe(method === 'HEAD' ? undefined : 'GET, HEAD');
      if (method !== 'HEAD') expect(headers, method).toMatchObject(failureHeaders);
    }

    const call = await request.get(`${url}/api/user/session`, { headers: { 'accept-language': 'en' } });
    expect(call.status()).toBe(401);
    expect(call.headers()).toMatchObject({
      'content-type': expect.stringContaining('application/problem+json'),
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=31536000',
    });

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
