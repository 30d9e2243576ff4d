import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/test';
import { i18n } from './support/i18n';

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

test('the secret of a verification link is in one request and not stored', async ({ page, backend }) => {
  const { link } = await backend.mail('nova@example.com', 'verify_email');
  const secret = secretOf(link ?? '');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/o-nas');
  await page.goto(`${link}&utm=x#top`);
  await expect(page).toHaveURL('/verifikace-emailu?utm=x#top');
  await expect(page.getByText(account.verification.verified())).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/prihlaseni');
  expect(await storedTexts(page)).not.toContain(secret);
  expect(await requestsWithSecret(requests, secret)).toEqual(['POST /api/user/verify-email']);
  await page.goBack();
  await expect(page).toHaveURL('/verifikace-emailu?utm=x#top');
  await page.goBack();
  await expect(page).toHaveURL('/o-nas');
});
