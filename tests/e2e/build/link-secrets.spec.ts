import type { Page, Request } from '@playwright/test';
import { failedRequest } from '../support/browsers/browser-log';
import { i18n } from '../support/pages/i18n';
import { expect, test } from '../support/test';

const { account } = i18n.cs.LL;

/** Everything in the page that could contain the secret, as JSON. */
const storedTexts = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      document.referrer,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.documentElement.outerHTML,
      document.cookie,
    ]),
  );

/** Method and path of the requests with the secret in URL or Referer, without navigations. */
async function requestsWithSecret(requests: readonly Request[], secret: string) {
  const calls = requests.filter((request) => !request.isNavigationRequest());
  const paths = await Promise.all(
    calls.map(async (request) => {
      const { referer = '' } = await request.allHeaders();
      const hasSecret = request.url().includes(secret) || referer.includes(secret);
      return hasSecret ? [`${request.method()} ${new URL(request.url()).pathname}`] : [];
    }),
  );
  return paths.flat();
}

const secretOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? 'none';

/** Tries to use text as HTML and script, as an attack would; returns the results. */
function attemptInjections() {
  const attempt = (act: () => unknown): string => {
    try {
      act();
      return 'done';
    } catch (error) {
      return (error as Error).name;
    }
  };
  const types = (
    window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
  ).trustedTypes;
  return {
    html: attempt(() => (document.createElement('div').innerHTML = '<b>text</b>')),
    script: attempt(() => (document.createElement('script').src = 'https://elsewhere.test/a.js')),
    text: attempt(() => (document.createElement('script').textContent = 'alert(1)')),
    worker: attempt(() => new Worker('/a.js')),
    policy: attempt(() => types.createPolicy('anything', {})),
    googlePolicy: attempt(() => types.createPolicy('google-identity', {})),
  };
}

test('the secret of a verification link is in one request and not stored, also when a missing chunk reloads the page', async ({
  page,
  backend,
  browserLog,
}) => {
  browserLog.allow(failedRequest, /ChunkLoadError/);
  const { link } = await backend.mail('nova@example.com', 'verify_email');
  const secret = secretOf(link ?? '');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/o-nas', { waitUntil: 'commit' });
  // The page preloads the chunk before it has loaded itself, so the test counts navigation requests.
  const navigations = () => requests.filter((request) => request.isNavigationRequest()).length;
  await page.route(/\/assets\/verifyEmail-[^/]*\.js$/, (route) =>
    navigations() < 3 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(`${link}&utm=x#top`);
  await expect(page).toHaveURL('/verifikace-emailu?utm=x#top');
  await expect(page.getByText(account.verification.verified())).toBeVisible();
  expect(navigations()).toBe(3);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/prihlaseni');
  expect(await storedTexts(page)).not.toContain(secret);
  expect(await requestsWithSecret(requests, secret)).toEqual(['POST /api/user/verify-email']);
  await page.goBack();
  await expect(page).toHaveURL('/verifikace-emailu?utm=x#top');
  await page.goBack();
  await expect(page).toHaveURL('/o-nas');

  await test.step('no text can become HTML or a script, and no policy can be created', async () => {
    browserLog.allow(/Trusted ?(Type|HTML|Script)/i);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(attemptInjections)).toEqual({
      html: 'TypeError',
      script: 'TypeError',
      text: 'TypeError',
      worker: 'TypeError',
      policy: 'TypeError',
      googlePolicy: 'TypeError',
    });
  });
});
