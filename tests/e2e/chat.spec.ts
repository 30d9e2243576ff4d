import { chatParts, isAtEnd } from './support/chat-page';
import { failedRequest } from './support/browser-log';
import { joinedMatch } from './support/choose-match';
import { expect, test } from './support/test';
import { words } from './support/words';

test('the unread are told of and lead to the chat', async ({ page, backend, signIn }) => {
  const { LL } = words.cs;
  const { id, title } = await joinedMatch(backend, 'jana', 'alex');
  await backend.readChat('jana', id);
  for (let count = 1; count <= 9; count += 1) await backend.say('alex', id, `Zpráva ${count}\n\n\n\nkonec`);
  await signIn('jana');
  await page.clock.install();
  await page.goto('/');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await expect(row).toContainText(LL.common.counts.unreadMessages({ count: 9 }));
  await expect(page).toHaveTitle(/^\(\d+\) /);
  const before = Number(/^\((\d+)\)/.exec(await page.title())?.[1]);

  await page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${LL.header.navigation.messages()}`) })
    .click();
  const entry = page.getByRole('main').getByRole('link', { name: title }).first();
  await expect(entry).toContainText('Alex');
  await entry.click();
  await expect(page).toHaveURL(`/detail/${id}#chat`);
  const chat = chatParts(page);
  await expect(chat.entry('Zpráva 9')).toBeInViewport();
  await expect(chat.section).toBeFocused();

  // The divider stays although everything is read by now.
  const left = before - 9;
  await expect(page).toHaveTitle(`${left > 0 ? `(${left}) ` : ''}${title} – Hrajem`);
  await expect(chat.divider).not.toBeInViewport();
  await chat.jumpToUnread.click();
  await expect(chat.divider).toBeInViewport();
  await expect(chat.jumpToUnread).toBeHidden();
  await expect(chat.announced).toHaveCount(0);

  // What I send leads to the end, wherever I was reading.
  await chat.log.evaluate((log) => log.scrollTo(0, 0));
  await expect(chat.entry('Zpráva 9')).not.toBeInViewport();
  await chat.write('Díky');
  await expect(chat.entry('Díky')).toBeInViewport();
  expect(await isAtEnd(chat.log)).toBe(true);
});

test('people write as plain text, whatever it is', async ({ page, backend, signIn }) => {
  const { id } = await joinedMatch(backend, 'jana', 'alex');
  const texts = [
    '<img src=x onerror="document.title=1"><b>tučně</b>',
    'a'.repeat(1000),
    '{name} {{a|b}} {0} ${x} %s $& $1',
    '\u202Ezprava dozadu a dál',
    'שלום لعبة 123',
    'https://example.com/cesta?a=1 javascript:alert(1) ftp://example.com data:text/html,x vbscript:x file:///etc',
    'blob:https://a.test/x mailto:a@b.cz tel:112 //a.test/x www.a.test intent://a#Intent;end',
  ];
  for (const text of texts) await backend.say('alex', id, text);
  await signIn('jana');
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`/detail/${id}#chat`);
  const { log, input } = chatParts(page);
  for (const text of texts) await expect(log.getByText(text, { exact: true })).toHaveCount(1);
  await expect(log.locator('img, b, script')).toHaveCount(0);
  const link = log.getByRole('link');
  // The address within the one of a blob is an address like any other.
  await expect(link).toHaveText(['https://example.com/cesta?a=1', 'https://a.test/x']);
  for (const one of await link.all()) {
    await expect(one).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  }
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  expect(await log.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  // Nor does a long link while it is typed.
  await input.fill('a'.repeat(1000));
  const { width = 0 } = (await input.boundingBox()) ?? {};
  expect(width).toBeLessThan(320);
});

test('without a connection the bar covers nothing of the chat', async ({
  page,
  context,
  backend,
  signIn,
  browserLog,
}) => {
  browserLog.allow(failedRequest);
  const { LL } = words.cs;
  const { id } = await joinedMatch(backend, 'jana');
  await signIn('jana');
  await page.goto(`/detail/${id}#chat`);
  const { section, input } = chatParts(page);
  await expect(input).toBeVisible();
  await context.setOffline(true);
  const bar = page.getByText(LL.common.states.offline());
  await expect(bar).toBeVisible();
  const expectClear = async () => {
    const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await section.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(bottom);
    await expect(input).toBeInViewport({ ratio: 1 });
  };
  // On a phone a link leads to the chat; on a desktop the chat sticks.
  await page.getByRole('link', { name: LL.chat.title() }).click();
  await expectClear();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 150));
  await expectClear();
});

test('Enter breaks the line on touch; a draft outlives a reload and dies with signing out', async ({
  page,
  backend,
  signIn,
  isMobile,
}) => {
  const { LL } = words.cs;
  const { id } = await joinedMatch(backend, 'jana');
  await signIn('jana');
  await page.goto(`/detail/${id}#chat`);
  const { input } = chatParts(page);
  await input.fill('Rozepsaná');
  await input.press(isMobile ? 'Enter' : 'Shift+Enter');
  await input.pressSequentially('zpráva');
  await page.reload();
  await expect(input).toHaveValue('Rozepsaná\nzpráva');
  await page.getByRole('button', { name: /^Nabídka účtu/ }).click();
  await page.getByRole('menuitem', { name: LL.header.account.signOut() }).click();
  await expect(page).toHaveURL('/');
  await signIn('jana');
  await page.goto(`/detail/${id}#chat`);
  await expect(input).toHaveValue('');
  const kept = await page.evaluate(() => [localStorage, sessionStorage].map((area) => JSON.stringify(area)));
  expect(kept.join()).not.toContain('Rozepsaná');
});

test(
  'Enter sends elsewhere, but not while a word is composed',
  { tag: '@desktop' },
  async ({ page, backend, signIn }) => {
    const { id } = await joinedMatch(backend, 'jana');
    await signIn('jana');
    await page.goto(`/detail/${id}#chat`);
    const { input, entry } = chatParts(page);
    await input.fill('první');
    await input.press('Shift+Enter');
    await input.pressSequentially('druhý');
    await expect(input).toHaveValue('první\ndruhý');

    const keyboard = await page.context().newCDPSession(page);
    const word = { text: 'にほん', selectionStart: 3, selectionEnd: 3 };
    await keyboard.send('Input.imeSetComposition', word);
    await input.press('Enter');
    await expect(entry('druhý')).toHaveCount(0);
    await expect(input).toHaveValue(/^první\ndruhý/);
    await keyboard.send('Input.insertText', { text: 'にほん' });
    await input.press('Enter');
    await expect(entry('druhý')).toHaveCount(1);
    await expect(input).toHaveValue('');
  },
);
