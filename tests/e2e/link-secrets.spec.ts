import type { Page } from '@playwright/test';
import { recordCalls } from './support/page';
import { expect, test } from './support/test';
import { i18n } from './support/i18n';

const { account } = i18n.cs.LL;

/** Every place of the page in which something could be kept. */
const keptIn = (page: Page) =>
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

/** Which requests after the first one carry the secret in their address or their Referer, by method and path. */
async function carriers(requests: ReturnType<typeof recordCalls>['requests'], secret: string) {
  const later = requests.filter((request) => !request.isNavigationRequest());
  const all = await Promise.all(
    later.map(async (request) => {
      const { referer = '' } = await request.allHeaders();
      const carries = request.url().includes(secret) || referer.includes(secret);
      return carries ? [`${request.method()} ${new URL(request.url()).pathname}`] : [];
    }),
  );
  return all.flat();
}

const secretOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? 'none';

test('the secret of a verification link stays nowhere and goes into its one call alone', async ({
  page,
  backend,
}) => {
  const { link } = await backend.mail('nova@example.com', 'verify_email');
  const secret = secretOf(link ?? '');
  const { requests } = recordCalls(page);
  await page.goto('/o-nas');
  await page.goto(`${link}&utm=x#top`);
  await expect(page).toHaveURL('/verifikace-emailu?utm=x#top');
  await expect(page.getByText(account.verification.verified())).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/prihlaseni');
  expect(await keptIn(page)).not.toContain(secret);
  expect(await carriers(requests, secret)).toEqual(['POST /api/user/verify-email']);
  await page.goBack();
  await expect(page).toHaveURL('/verifikace-emailu?utm=x#top');
  await page.goBack();
  await expect(page).toHaveURL('/o-nas');
});
