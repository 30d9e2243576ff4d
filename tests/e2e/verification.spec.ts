import { recordCalls } from './support/calls';
import { expect, test } from './support/test';
import { words } from './support/words';

const VERIFY = 'POST /api/user/verify-email';

const { LL } = words.en;
const { verification } = LL.account;

test('the link verifies with one call for each visit', async ({ page, backend }) => {
  const mail = await backend.mail('nova@example.com', 'verify_email');
  const link = (mail.link ?? '').replace('/verifikace-emailu', '/en/verify-email');
  const calls = recordCalls(page);
  await page.goto(link);
  await expect(page.getByRole('status').filter({ hasText: verification.verified() })).toBeVisible();
  await page.getByRole('link', { name: LL.header.language.cs() }).click();
  await expect(
    page.getByRole('status').filter({ hasText: words.cs.LL.account.verification.verified() }),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: verification.verified() })).toBeVisible();
  expect(calls.names()).toEqual([VERIFY]);
  await page.goto(link);
  await expect(page.getByRole('status').filter({ hasText: verification.alreadyVerified() })).toBeVisible();
  expect(calls.count(VERIFY)).toBe(2);
  // A reload has forgotten the link, and says so.
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: verification.missing() })).toBeVisible();
  expect(calls.count(VERIFY)).toBe(2);
});
