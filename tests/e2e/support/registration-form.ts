import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import { i18n } from './i18n';

/** Locators of the registration form in one language. */
export function registrationForm(page: Page, locale: Locale) {
  const { registration } = i18n[locale].LL.account;
  return {
    username: page.getByLabel(registration.username()),
    email: page.getByLabel(registration.email()),
    password: page.getByLabel(registration.password(), { exact: true }),
    firstName: page.getByLabel(registration.firstName(), { exact: true }),
    lastName: page.getByLabel(registration.lastName()),
    city: page.getByRole('combobox', { name: registration.city() }),
    privacy: page.getByLabel(registration.privacy()),
    submit: page.getByRole('button', { name: registration.submit() }),
    /** Fills in everything but the city. */
    async fill(username: string) {
      await this.username.fill(username);
      await this.email.fill(`${username}@example.com`);
      await this.password.fill('dlouhé heslo');
      await this.firstName.fill('Pavla');
      await this.lastName.fill('Testová');
      await this.privacy.check();
    },
  };
}
