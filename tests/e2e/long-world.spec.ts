import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { chatParts } from './support/chat-page';
import { startAppServer } from './support/app-server';
import { backendAt } from './support/backend';
import { findInPage } from './support/find-in-page';
import { expect, test as base } from './support/test';

/** Over the world of a thousand matches and a chat of five thousand messages. */
const test = base.extend<object, { server: Awaited<ReturnType<typeof startAppServer>> }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, run) => {
      const server = await startAppServer({ LARGE: '1' });
      await run(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

test.slow();

test('find-in-page finds the last of a thousand matches', async ({ page, signIn, backend }) => {
  const matches = await backend.matches('jana');
  expect(matches).toHaveLength(1000);
  await signIn('jana');
  await page.goto('/');
  const titles = page.locator('main li h3');
  await expect(titles).toHaveCount(1000, { timeout: 60_000 });
  const last = await titles.last().textContent();
  expect(await findInPage(page, last ?? '', 'last')).toMatchObject({ ok: true });
  await expect(titles.last()).toBeInViewport();
  // Drawn when it comes near; `hidden` would keep it from being found.
  await expect(page.locator('main ul[data-day]').first()).toHaveCSS('content-visibility', 'auto');
});

test('find-in-page finds the oldest of five thousand messages', async ({ page, signIn, server }) => {
  const backend = backendAt(server.url);
  const mine = (await backend.matches('jana')).filter((match) => match.my_participation);
  let longest = { id: 0, messages: [] as ChatMessage[] };
  // One after another: each call signs in, and too many at once are refused.
  for (const { id } of mine) {
    const { results: messages } = await backend.chat('jana', id);
    if (messages.length > longest.messages.length) longest = { id, messages };
  }
  expect(longest.messages).toHaveLength(5000);
  const oldest = longest.messages.find(({ kind }) => kind === 'text')?.message ?? '';
  await signIn('jana');
  await page.goto(`/detail/${longest.id}#chat`);
  const { log } = chatParts(page);
  await expect(log.getByText(oldest)).toHaveCount(1, { timeout: 60_000 });
  expect(await findInPage(page, oldest)).toMatchObject({ ok: true });
  await expect(log.getByText(oldest)).toBeInViewport();
  await expect(log.getByRole('list').locator('> div').first()).toHaveCSS('content-visibility', 'auto');
});
