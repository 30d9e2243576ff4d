import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import { i18n } from './i18n';

/** Locators of the registration form in one language. */
export function registrationForm(page: Page, locale: Locale) {
  const { registration } = i18n[locale].LL.account;
  const username = page.getByLabel(registration.username());
  const email = page.getByLabel(registration.email());
  return {
    username,
    email,
    city: page.getByRole('combobox', { name: registration.city() }),
    submit: page.getByRole('button', { name: registration.submit() }),
    /** Fills in everything but the city. */
    async fill(name: string) {
      await username.fill(name);
      await email.fill(`${name}@example.com`);
      await page.getByLabel(registration.password(), { exact: true }).fill('dlouhé heslo');
      await page.getByLabel(registration.firstName(), { exact: true }).fill('Pavla');
      await page.getByLabel(registration.lastName()).fill('Testová');
      await page.getByLabel(registration.privacy()).check();
    },
  };
}
