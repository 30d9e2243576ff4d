import { chatParts } from './support/chat-page';
import { lastPlaceToConfirm } from './support/choose-match';
import { pass, pollPause } from './support/page';
import { matchParts, message } from './support/match-page';
import { expect, test } from './support/test';
import { words } from './support/words';

const [me, friend] = ['jana', 'alex'] as const;
const { LL } = words.cs;
const theirs = words.en.LL;

test('two people fill a match, wait, move up, confirm and talk', async ({
  page,
  backend,
  signIn,
  anotherBrowser,
}) => {
  test.slow();
  const match = await lastPlaceToConfirm(backend, me, friend);
  const { id, title } = match;
  const friendPage = await anotherBrowser();
  await signIn(me);
  await signIn(friend, friendPage.context());
  const mine = matchParts(page, 'cs', match);
  const their = matchParts(friendPage, 'en', match);
  await page.clock.install();
  await friendPage.clock.install();
  await page.goto(`/detail/${id}`);
  await friendPage.goto(`/en/detail/${id}`);
  await expect(mine.join).toBeVisible();

  await test.step('the friend takes the last place and confirms in the app, and I come too late', async () => {
    await their.join.click();
    await expect(message(friendPage, theirs.detail.playing({ when: '' }))).toHaveCount(1);
    await friendPage.getByRole('button', { name: theirs.confirmation.actionNamed({ title }) }).focus();
    await friendPage.keyboard.press('Enter');
    await expect(message(friendPage, theirs.confirmation.confirmedNamed({ title }))).toBeVisible();
    expect((await backend.match(friend, id)).my_participation?.status).toBe('confirmed');
    await mine.join.click();
    await expect(message(page, LL.matches.joinedWaitlist({ title, position: 1 }))).toBeVisible();
    await expect(page.getByText(LL.detail.yourPosition({ position: 1 }))).toBeVisible();
  });

  await test.step('I give up waiting, and think better of it', async () => {
    await mine.leaveWaitlist.click();
    await mine.reallyLeave.click();
    await expect(mine.joinWaitlist).toBeVisible();
    await mine.joinWaitlist.click();
    await expect(mine.waitingList.getByRole('listitem')).toContainText(LL.common.roster.you());
  });

  await test.step('the friend leaves, and I move up', async () => {
    await friendPage.reload();
    await their.leave.click();
    await expect(their.dialog).toContainText(theirs.matches.leave.promotes());
    await their.reallyLeave.click();
    await expect(message(friendPage, theirs.matches.left({ title }))).toBeVisible();
    await page.reload();
    await expect(mine.leave).toBeVisible();
    await expect(mine.roster.getByRole('listitem').filter({ hasText: LL.common.roster.you() })).toBeVisible();
  });

  await test.step('I confirm by the e-mail, only when I press, and twice is no fault', async () => {
    const { link } = await backend.mail(`${me}@example.com`, 'confirm_participation');
    await page.goto(link ?? '');
    const confirm = page.getByRole('button', { name: LL.confirmation.action(), exact: true });
    await expect(confirm).toBeVisible();
    expect(page.url()).not.toContain('token');
    expect((await backend.match(me, id)).my_participation?.status).toBe('joined');
    await confirm.click();
    await expect(page.getByText(LL.confirmation.confirmed(), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: LL.confirmation.toMatch() }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(LL.common.participation.confirmed(), { exact: true }).first()).toBeVisible();
    expect((await backend.match(me, id)).my_participation?.status).toBe('confirmed');
    await page.goto(link ?? '');
    await confirm.click();
    await expect(page.getByText(LL.confirmation.alreadyConfirmed(), { exact: true })).toBeVisible();
  });

  await test.step('the friend waits now, and finds where the unread begin', async () => {
    await friendPage.reload();
    await their.joinWaitlist.click();
    await expect(their.leaveWaitlist).toBeVisible();
    await backend.readChat(friend, id);
    for (let count = 1; count <= 9; count += 1) await backend.say(me, id, `Zpráva ${count}\n\n\n\nkonec`);
    await page.goto(`/detail/${id}#chat`);
    await friendPage.goto(`/en/detail/${id}#chat`);
    const chat = chatParts(friendPage, 'en');
    await expect(chat.entry('Zpráva 9')).toBeInViewport();
    await expect(chat.divider).not.toBeInViewport();
    await chat.jumpToUnread.click();
    await expect(chat.divider).toBeInViewport();
    await expect(chat.jumpToUnread).toBeHidden();
  });

  await test.step('what I write moves nobody who reads, and is answered', async () => {
    const my = chatParts(page);
    const chat = chatParts(friendPage, 'en');
    await my.write('Bereš míč?');
    await expect(my.section.getByText(LL.chat.sending.sent(), { exact: true })).toBeVisible();
    await pass(friendPage, pollPause);
    const below = chat.section.getByRole('button', { name: theirs.chat.newBelow({ count: 1 }) });
    await expect(below).toBeVisible();
    await expect(chat.divider).toBeInViewport();
    await expect(chat.announced).toHaveText([/: Bereš míč\?$/]);
    await below.click();
    await expect(chat.entry('Bereš míč?')).toBeInViewport();
    // The mark stays where it was: before the first of the nine.
    await expect(chat.log.locator('[data-first-unread] + [role=listitem]')).toContainText('Zpráva 1');
    await chat.write('Beru.');
    await expect(chat.divider).toHaveCount(0);
    await expect(chat.section.getByText(theirs.chat.sending.sent(), { exact: true })).toBeVisible();
    await pass(page, pollPause);
    await expect(my.entry('Beru.')).toHaveCount(1);
    await expect(my.announced).toHaveText([/: Beru\.$/]);
    await expect(my.entry('Beru.')).toBeInViewport();
  });
});
