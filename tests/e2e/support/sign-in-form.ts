import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import { words } from './words';

/** The parts of the login screen in one language. */
export function signInForm(page: Page, locale: Locale) {
  const { account, login } = words[locale].LL;
  const username = page.getByLabel(account.registration.username());
  const password = page.getByLabel(account.registration.password(), { exact: true });
  const submit = page.getByRole('button', { name: login.submit() });
  return {
    username,
    password,
    submit,
    code: page.getByLabel(login.code()),
    submitCode: page.getByRole('button', { name: login.codeSubmit() }),
    /** What went wrong; the region itself is always there. */
    alert: page.getByRole('alert').filter({ hasText: /./ }),
    /** Types both and sends them. */
    async send(name: string, secret: string) {
      await username.fill(name);
      await password.fill(secret);
      await submit.click();
    },
  };
}
