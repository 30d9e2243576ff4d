import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { expectNoSidewaysScrolling } from './support/whole-page';

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
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(long).toBeAttached();
    await expectNoSidewaysScrolling(page, path);
  };

  await visit('/');
  await visit('/?open=messages');

  await visit(`/detail/${cancelled!.id}`);
  await visit(`/detail/${joined!.id}`);
  await page.locator('#chat').scrollIntoViewIfNeeded();
  await expect(page.locator('#chat').getByText(/M{20}/).first()).toBeVisible();
  await expectNoSidewaysScrolling(page, 'the chat');
  await visit('/profil');
  await visit('/profil/upravit');
  await page.goto('/statistiky');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectNoSidewaysScrolling(page, 'statistics');
});
