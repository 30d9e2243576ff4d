import { locales } from '@/lib/locale';
import { recordCalls } from './support/calls';
import { expect, test } from './support/test';
import { words } from './support/words';

const VERIFY = 'POST /api/user/verify-email';
const HOUR = 3_600_000;
const path = { cs: '/verifikace-emailu', en: '/en/verify-email' };

for (const locale of locales) {
  const { LL } = words[locale];
  const { verification, resend, fields } = LL.account;

  /** Nova's link, in the language of the test. */
  const linkOf = async (backend: {
    mail: (to: string, kind: 'verify_email') => Promise<{ link: string | null }>;
  }) => {
    const { link } = await backend.mail('nova@example.com', 'verify_email');
    return path[locale] + (link ?? '').slice((link ?? '').indexOf('?'));
  };

  test(`the link verifies with one call for each visit (${locale})`, async ({ page, backend }) => {
    const link = await linkOf(backend);
    const calls = recordCalls(page);
    await page.goto(link);
    await expect(page.getByRole('status').filter({ hasText: verification.verified() })).toBeVisible();
    const other = locale === 'cs' ? 'en' : 'cs';
    await page.getByRole('link', { name: LL.header.language[other]() }).click();
    await expect(
      page.getByRole('status').filter({ hasText: words[other].LL.account.verification.verified() }),
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

  test(`an expired and a broken link offer a new one (${locale})`, async ({ page, backend, browserLog }) => {
    browserLog.allow(/status of 4(00|10)/);
    const link = await linkOf(backend);
    await page.goto(`${path[locale]}?uid=NQ&token=nonsense`);
    await expect(page.getByRole('alert').filter({ hasText: verification.invalid() })).toBeVisible();

    await backend.putForward(25 * HOUR);
    await page.goto(link);
    await expect(page.getByRole('alert').filter({ hasText: verification.expired() })).toBeVisible();
    const email = page.getByLabel(resend.email());
    const send = page.getByRole('button', { name: resend.action() });
    await email.fill('nova');
    await send.click();
    await expect(email).toHaveAccessibleDescription(fields.email.invalid());
    await email.fill('nova@example.com');
    await send.click();
    await expect(page.getByRole('status').filter({ hasText: resend.sent() })).toBeVisible();
    await page.goto(await linkOf(backend));
    await expect(page.getByRole('status').filter({ hasText: verification.verified() })).toBeVisible();
  });

  test(`an outage during verification can be tried again (${locale})`, async ({
    page,
    backend,
    browserLog,
  }) => {
    browserLog.allow(/Failed to load resource|NetworkError|got no answer/);
    const link = await linkOf(backend);
    const calls = recordCalls(page);
    await backend.misbehave({ target: 'verifyEmail', kind: 'reset' });
    await page.goto(link);
    const alert = page.getByRole('alert').filter({ hasText: verification.failed() });
    await expect(alert).toContainText(LL.problems.unreachable());
    expect(calls.count(VERIFY)).toBe(1);
    await backend.heal();
    await page.getByRole('button', { name: LL.common.actions.retry() }).click();
    await expect(page.getByRole('status').filter({ hasText: verification.verified() })).toBeVisible();
    expect(calls.count(VERIFY)).toBe(2);
  });
}
