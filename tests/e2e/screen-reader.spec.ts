import { countHeard } from './support/accessibility-tree';
import { planLongChat } from './support/chat-page';
import { engineOf } from './support/engines';
import { isWhole } from './support/long-run';
import { expect, test } from './support/test';

const { launchOptions } = engineOf(process.env.E2E_BROWSER).use;

// While a screen reader runs, Chromium keeps in its tree what it skips, else it does not.
test.use({
  settings: { LARGE: '1' },
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--force-renderer-accessibility=screen-reader'],
  },
});
test.slow();
// A world as large takes long; list.spec.ts and chat-long.spec.ts hear 40 matches and 200 messages.
test.skip(!isWhole, 'in the long run only');

test('each of a thousand matches is in the accessibility tree', async ({ page, signIn, backend }) => {
  const matches = await backend.matches('jana');
  expect(matches).toHaveLength(1000);
  await signIn('jana');
  await page.goto('/?city=all');
  const titles = page.locator('main li h3');
  await expect(titles).toHaveCount(1000, { timeout: 60_000 });
  // What is played without me is folded, and heard once it is open.
  await page.locator('main summary').click();
  const names = matches.map(({ title }) => title);
  await expect.poll(() => countHeard(page, 'heading', names), { intervals: [1000] }).toBe(1000);
});

test('each of a thousand messages is in the accessibility tree', async ({ page, signIn, backend }) => {
  const { path, chat } = await planLongChat(page, backend, 1000);
  await signIn('jana');
  await page.goto(path);
  const texts = chat.results.map(({ message }) => message);
  await expect
    .poll(() => countHeard(page, 'StaticText', texts), { intervals: [1000], timeout: 40_000 })
    .toBe(1000);
});
