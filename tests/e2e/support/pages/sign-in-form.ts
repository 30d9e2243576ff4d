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
    async send(name: string, secret: string) {
      await username.fill(name);
      await password.fill(secret);
      await submit.click();
    },
  };
}
