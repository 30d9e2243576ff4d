import type { Page } from '@playwright/test';
import { i18n } from '../support/pages/i18n';
import { expectNoSidewaysScrolling } from '../support/pages/whole-page';
import { expect, test } from '../support/test';

/** The maximum lengths of texts in the contract, by field. */
const lengths: Record<string, number> = {
  title: 120,
  match_title: 120,
  description: 2000,
  format: 20,
  cancellation_reason: 500,
  message: 1000,
  name: 100,
  address: 200,
  region: 100,
  username: 30,
  first_name: 50,
  last_name: 50,
  display_name: 50,
  bio: 500,
};

/** The answer with each of those texts replaced by one word of maximum length. */
const withLongWords = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    typeof value === 'string' && key in lengths ? 'M'.repeat(lengths[key] ?? 0) : value,
  );

async function lengthenAnswers(page: Page): Promise<void> {
  await page.route(/\/api\/(match|user)\//, async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json') ?? false;
    await route.fulfill({ response, ...(isJson && { json: withLongWords(await response.json()) }) });
  });
}

test.use({ viewport: { width: 320, height: 740 } });

test('the longest words do not make a phone scroll sideways', async ({ page, backend, signIn }) => {
  const matches = await backend.matches('jana');
  const joined = matches.find((match) => match.can_leave && match.my_participation?.status === 'joined');
  const cancelled = matches.find(({ status }) => status === 'cancelled');
  await signIn('jana');
  await lengthenAnswers(page);
  const long = page.getByText(/M{20}/).first();
  const expectRoom = async (description: string) => {
    await expect(long).toBeAttached();
    await expectNoSidewaysScrolling(page, description);
  };
  const { header } = i18n.cs.LL;
  const openTab = async (tab: 'matches' | 'messages' | 'statistics' | 'profile') => {
    const link = page.getByRole('navigation').getByRole('link', { name: header.navigation[tab]() });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(header.navigation[tab]());
  };
  const openMatch = async (id: number) => {
    await page.locator(`main [data-landmark] a[href="/detail/${String(id)}"]`).click();
    await expect(page.getByRole('region', { name: i18n.cs.LL.detail.roster() })).toBeVisible();
    await expectRoom(`the match ${String(id)}`);
  };

  await page.goto('/?city=all');
  await expectRoom('the list');
  await openMatch(cancelled!.id);
  await page.goBack();
  await openMatch(joined!.id);
  await page.locator('#chat').scrollIntoViewIfNeeded();
  await expect(page.locator('#chat').getByText(/M{20}/).first()).toBeVisible();
  await expectNoSidewaysScrolling(page, 'the chat');
  await openTab('messages');
  await expectRoom('the messages');
  await openTab('profile');
  await expectRoom('the profile');
  await page.getByRole('link', { name: header.account.edit() }).click();
  await expect(page.getByLabel(i18n.cs.LL.profile.form.bio())).toHaveValue(/M{20}/);
  await expectNoSidewaysScrolling(page, 'the form of the profile');
  await openTab('statistics');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectNoSidewaysScrolling(page, 'the statistics');
  // A poll may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
