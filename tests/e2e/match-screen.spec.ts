import type { Page } from '@playwright/test';
import { failedRequest } from './support/browser-log';
import { chatParts } from './support/chat-page';
import { fullMatch, joinedMatch, openMatch } from './support/choose-match';
import { holdCode } from './support/hold-code';
import { matchParts, message } from './support/match-page';
import { expect, test } from './support/test';
import { words } from './support/words';

const { LL } = words.cs;

const toTheEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

test('on a desktop the chat stays below the header, also at the end of the page', async ({
  page,
  backend,
  signIn,
}) => {
  const { id } = await joinedMatch(backend, 'jana');
  await signIn('jana');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/detail/${String(id)}`);
  const chat = chatParts(page);
  await expect(chat.input).toBeVisible();
  for (const height of [800, 600]) {
    await page.setViewportSize({ width: 1280, height });
    await page.evaluate(toTheEnd);
    const header = (await page.getByRole('banner').boundingBox())!;
    const section = (await chat.section.boundingBox())!;
    expect(section.y, String(height)).toBeGreaterThanOrEqual(header.y + header.height);
    expect(section.y + section.height, String(height)).toBeLessThanOrEqual(height);
  }
});

test('the way out of a waiting list stays within its card where the column is narrow, and leaves room on a phone for what says my place', async ({
  page,
  backend,
  signIn,
}) => {
  const match = await fullMatch(backend, 'jana');
  await backend.join('jana', match.id);
  await signIn('jana');
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/detail/${String(match.id)}`);
  const button = matchParts(page, 'cs', match).leaveWaitlist;
  const column = (await page.getByRole('region', { name: LL.detail.participation() }).boundingBox())!;
  const box = (await button.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(column.x + column.width);
  const text = page.getByText(LL.detail.yourPosition({ position: 1 }).split('1')[0]!).last();
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 740 });
    expect((await text.boundingBox())!.width, String(width)).toBeGreaterThan(width / 2);
  }
});

test('a message stands above the main action, and no higher than it must without it', async ({
  page,
  backend,
  signIn,
}) => {
  const match = await openMatch(backend, 'jana');
  await backend.join('jana', match.id);
  await signIn('jana');
  await page.goto(`/detail/${String(match.id)}`);
  const { join, leave, reallyLeave } = matchParts(page, 'cs', match);
  await leave.click();
  await reallyLeave.click();
  const told = message(page, LL.matches.left({ title: match.title })).getByRole('listitem');
  await expect(told).toBeVisible();
  // It stays while it is looked at.
  await told.dispatchEvent('pointerover', { pointerType: 'mouse' });
  const bottom = async () => {
    const box = (await told.boundingBox())!;
    return box.y + box.height;
  };
  await expect(join).toBeInViewport();
  await expect.poll(async () => (await bottom()) <= (await join.boundingBox())!.y).toBe(true);
  const { height } = page.viewportSize()!;
  await page.evaluate(toTheEnd);
  const bar = (await page.getByRole('navigation', { name: LL.header.navigation.label() }).boundingBox())!;
  await expect.poll(async () => bar.y - (await bottom())).toBeLessThan(32);
  expect(await bottom()).toBeLessThan(height);
});

test('the page stays where it is when the focus comes back to the main action of a phone', async ({
  page,
  backend,
  signIn,
}) => {
  const match = await openMatch(backend, 'jana');
  await backend.join('jana', match.id);
  await signIn('jana');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/detail/${String(match.id)}`);
  const { join, leave, reallyLeave } = matchParts(page, 'cs', match);
  await leave.click();
  await reallyLeave.click();
  await expect(join).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('what says in the list that I play covers none of its buttons', async ({ page, backend, signIn }) => {
  const match = await openMatch(backend, 'jana');
  await signIn('jana');
  await page.goto('/');
  await matchParts(page, 'cs', match).join.click();
  const told = message(page, LL.detail.playing({ when: '' })).getByRole('listitem');
  await expect(told.getByRole('button', { name: LL.chat.title() })).toBeVisible();
  const covered = () =>
    told.evaluate((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return Array.from(document.querySelectorAll('main li button'), (button) =>
        button.getBoundingClientRect(),
      ).filter((box) => box.bottom > top && box.top < bottom).length;
    });
  await expect.poll(covered).toBe(0);
});

/** Of what moved in the page without a press, how far, as browsers measure it (web.dev/cls). */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(entries.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // None is no entry, and is told by nobody.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))));
      }),
  );

for (const takesPart of [true, false]) {
  test(`opened at its chat nothing moves while it loads, ${takesPart ? 'for a player' : 'for others'}`, async ({
    page,
    backend,
    browserLog,
    browserName,
    signIn,
  }) => {
    // The head of the page asks for the chat before it is known whether one may read it.
    if (!takesPart) browserLog.allow(failedRequest);
    test.skip(browserName !== 'chromium', 'Only Chromium measures it.');
    await page.setViewportSize({ width: 412, height: 915 });
    const { id } = await openMatch(backend, 'jana', 'alex');
    if (takesPart) await backend.join('jana', id);
    await backend.join('alex', id);
    for (let count = 0; count < 9; count += 1) await backend.say('alex', id, `Beru míč číslo ${count}`);
    await signIn('jana');
    // The app is there first, then the answer.
    const letGo = await holdCode(page, new RegExp(`/api/match/${id}/$`));
    await page.goto(`/en/detail/${id}#chat`);
    await expect(page.locator('html[data-started]')).toBeAttached();
    letGo();
    const chat = page.locator('#chat');
    await expect(
      chat.getByText(takesPart ? 'Beru míč číslo 8' : words.en.LL.chat.noAccess.title()),
    ).toBeInViewport();
    expect(await shifted(page)).toBeLessThan(0.01);
  });
}
