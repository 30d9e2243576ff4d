import type { Page } from '@playwright/test';
import type { Backend } from './backend';
import { expect } from './test';
import { words } from './words';

/** Asks in Czech for the link that sets a new password for Jana; gives it. */
export async function resetLink(page: Page, backend: Backend): Promise<string> {
  const { account } = words.cs.LL;
  await page.goto('/zapomenute-heslo');
  await page.getByLabel(account.registration.email()).fill('jana@example.com');
  await page.getByRole('button', { name: account.forgot.submit() }).click();
  await expect(page.getByText(account.checkEmail.title())).toBeVisible();
  return (await backend.mail('jana@example.com', 'reset_password')).link ?? '';
}
