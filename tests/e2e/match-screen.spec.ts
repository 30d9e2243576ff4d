import { chatParts } from './support/chat-page';
import { fullMatch, openMatch } from './support/choose-match';
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
  const { id } = await openMatch(backend, 'jana');
  await backend.join('jana', id);
  await signIn('jana');
  for (const height of [800, 600]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(`/detail/${String(id)}`);
    const chat = chatParts(page);
    await expect(chat.input).toBeVisible();
    await page.evaluate(toTheEnd);
    const header = (await page.getByRole('banner').boundingBox())!;
    const section = (await chat.section.boundingBox())!;
    expect(section.y, String(height)).toBeGreaterThanOrEqual(header.y + header.height);
    expect(section.y + section.height, String(height)).toBeLessThanOrEqual(height);
  }
});

test('the button stays within its card where the column is narrow', async ({ page, backend, signIn }) => {
  const match = await fullMatch(backend, 'jana');
  await backend.join('jana', match.id);
  await signIn('jana');
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/detail/${String(match.id)}`);
  const button = matchParts(page, 'cs', match).leaveWaitlist;
  const column = (await page.getByRole('region', { name: LL.detail.participation() }).boundingBox())!;
  const box = (await button.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(column.x + column.width);
});

test('a message stands above the main action, and no higher than it must without it', async ({
  page,
  backend,
  signIn,
}) => {
  const match = await openMatch(backend, 'jana');
  await signIn('jana');
  await page.goto(`/detail/${String(match.id)}`);
  const { join, leave } = matchParts(page, 'cs', match);
  await join.click();
  const told = message(page, LL.matches.joined({ title: match.title })).getByRole('listitem');
  await expect(told).toBeVisible();
  // It stays while it is looked at.
  await told.dispatchEvent('pointerover', { pointerType: 'mouse' });
  const bottom = async () => {
    const box = (await told.boundingBox())!;
    return box.y + box.height;
  };
  await expect(leave).toBeInViewport();
  await expect.poll(async () => (await bottom()) <= (await leave.boundingBox())!.y).toBe(true);
  const { height } = page.viewportSize()!;
  await page.evaluate(toTheEnd);
  await expect(leave).not.toBeInViewport();
  const bar = (await page.getByRole('navigation', { name: LL.header.navigation.label() }).boundingBox())!;
  await expect.poll(async () => bar.y - (await bottom())).toBeLessThan(32);
  expect(await bottom()).toBeLessThan(height);
});
