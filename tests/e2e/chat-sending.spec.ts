import type { Page } from '@playwright/test';
import type { DemoUsername } from '@mocks/db/people';
import type { Backend } from './support/backend';
import type { Locale } from '@/lib/locale';
import { chatParts } from './support/chat-page';
import { joinedMatch } from './support/choose-match';
import { pollPause, pass } from './support/clock';
import { failedRequest } from './support/browser-log';
import { expect, test } from './support/test';
import { words } from './support/words';

const { LL } = words.cs;

const text = 'Dorazím o chvíli později';

const addresses = { cs: '/detail/', en: '/en/detail/' };

test.beforeEach(({ browserLog }) => browserLog.allow(failedRequest));

interface OpenChat {
  page: Page;
  backend: Backend;
  signIn: (name: DemoUsername) => Promise<void>;
  locale?: Locale;
}

/** Opens the chat of a match that Jana and Alex have joined. */
async function openChat({ page, backend, signIn, locale = 'cs' }: OpenChat) {
  const { id } = await joinedMatch(backend, 'jana', 'alex');
  await signIn('jana');
  await page.clock.install();
  await page.goto(`${addresses[locale]}${id}#chat`);
  const chat = chatParts(page, locale);
  await expect(chat.entry('Jana')).not.toHaveCount(0);
  const sent = async () =>
    (await backend.chat('jana', id)).results.filter(({ message }) => message === text).length;
  return { id, chat, sent };
}

// A connection that was used before and breaks without a byte of an answer: the browser itself sends the request again.
test('a message that the browser itself sends again, and whose answers are all lost, is kept once', async ({
  page,
  backend,
  signIn,
}) => {
  const { id, chat, sent } = await openChat({ page, backend, signIn });
  await backend.misbehave({
    target: 'sendChatMessage',
    kind: 'reset',
    after: true,
  });
  await chat.write(text);
  await expect(chat.section.getByText(LL.chat.sending.sent(), { exact: true })).toBeVisible();
  await backend.heal();
  await backend.say('alex', id, 'Počkáme');
  await pass(page, pollPause);
  await expect(chat.entry('Počkáme')).toHaveCount(1);
  expect(await sent()).toBe(1);
  await expect(chat.entry(text)).toHaveCount(1);
});

for (const [arrives, locale] of [
  [true, 'cs'],
  [false, 'en'],
] as const) {
  const fate = arrives ? 'arrives' : 'is lost';
  test(`offline in mid-send, where the message ${fate} and somebody else writes`, async ({
    page,
    backend,
    signIn,
  }) => {
    const { sending } = words[locale].LL.chat;
    const { chat, sent, id } = await openChat({ page, backend, signIn, locale });
    await page.route(
      `**/api/match/${id}/chat/send/`,
      async (route) => {
        if (arrives) await backend.say('jana', id, text);
        await page.context().setOffline(true);
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await chat.write(text);
    await expect(chat.entry(text)).toContainText(sending.checking());
    await backend.say('alex', id, 'Počkáme');
    await page.context().setOffline(false);
    await expect(chat.entry('Počkáme')).toHaveCount(1);
    // What was lost with the signal goes out by itself.
    await expect.poll(sent).toBe(1);
    await expect(chat.entry(text)).toHaveCount(1);
    await expect(chat.announced).toHaveText([/: Počkáme$/]);
    expect(await sent()).toBe(1);
    const order = arrives ? [text, 'Počkáme'] : ['Počkáme', text];
    await expect(chat.log.getByText(/^(Počkáme|Dorazím o chvíli později)$/)).toHaveText(order);
    const kept = (await backend.chat('alex', id)).results.map(({ message }) => message);
    expect(kept.filter((one) => order.includes(one))).toEqual(order);
  });
}

test('a page that is reloaded in mid-send looks for the message', async ({ page, backend, signIn }) => {
  const { chat, sent } = await openChat({ page, backend, signIn });
  await backend.misbehave({
    target: 'sendChatMessage',
    kind: 'delay',
    delay_ms: 3000,
    after: true,
    times: 1,
  });
  const request = page.waitForRequest(/chat\/send/);
  await chat.write(text);
  await request;
  await expect.poll(sent).toBe(1);
  await page.reload();
  await expect(chat.entry(text)).toHaveCount(1);
  await expect(chat.section.getByText(LL.chat.sending.sent(), { exact: true })).toBeVisible();
  expect(await sent()).toBe(1);
});
