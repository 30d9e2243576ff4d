import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import { i18n } from './i18n';

/** Locators of the login screen in one language. */
export function signInForm(page: Page, locale: Locale) {
  const { account, login } = i18n[locale].LL;
  const username = page.getByLabel(account.registration.username());
  const password = page.getByLabel(account.registration.password(), { exact: true });
  const submit = page.getByRole('button', { name: login.submit() });
  return {
    username,
    password,
    submit,
    code: page.getByLabel(login.code()),
    submitCode: page.getByRole('button', { name: login.codeSubmit() }),
    /** The message about a failure; the empty region is always in the page. */
    alert: page.getByRole('alert').filter({ hasText: /./ }),
    async send(name: string, secret: string) {
      await username.fill(name);
      await password.fill(secret);
      await submit.click();
    },
  };
}
