import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import { expect } from './test';
import { i18n } from './i18n';

/** Changes the language as one does: by the header or, signed in on a phone, by the account menu. */
export async function changeLanguage(page: Page, from: Locale, to: Locale): Promise<void> {
  const { language, account } = i18n[from].LL.header;
  const link = page.getByRole('link', { name: language[to]() });
  const menu = page.getByRole('button', { name: account.menu() });
  await expect(link.or(menu).first()).toBeVisible();
  if (await link.isVisible()) return link.click();
  await menu.click();
  return page.getByRole('menuitem', { name: language[to]() }).click();
}
