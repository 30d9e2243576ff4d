import { i18n } from '../support/pages/i18n';
import { signInForm } from '../support/pages/sign-in-form';
import { expect, test } from '../support/test';

const { LL } = i18n.en;

const originOf = (url: string): string =>
  Object.assign(new URL(url), { hostname: 'play.hrajem.localhost' }).origin;

// WebKitGTK's inspector loses a page that leaves its first site.
test.use({ baseURL: async ({ server }, run) => run(originOf(server.url)) });

test(
  'signing in and out work beside another site on a parent domain with cookies of our names',
  { tag: ['@desktop'] },
  async ({ page, context }) => {
    const setForeignCookies = (value: string, ...names: string[]) =>
      context.addCookies(names.map((name) => ({ name, value, domain: '.hrajem.localhost', path: '/' })));
    const person = page.getByRole('heading', { level: 2, name: 'Jana Nováková' });
    async function signIn(): Promise<void> {
      await page.goto('/en/profile');
      await page.getByRole('main').getByRole('link', { name: LL.login.submit() }).click();
      await signInForm(page, 'en').send('jana', 'hrajem-jana');
      await expect(person).toBeVisible();
    }

    await setForeignCookies('before', 'access_token');
    await signIn();
    await setForeignCookies('during', 'access_token', 'refresh_token', 'session_name');
    await page.reload();
    await expect(person).toBeVisible();
    await page.getByRole('button', { name: LL.header.account.menuOf({ name: 'Jana Nováková' }) }).click();
    await page.getByRole('menuitem', { name: LL.header.account.signOut() }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.home.landing.title());
    await setForeignCookies('after', 'access_token', 'refresh_token');
    await signIn();
  },
);
