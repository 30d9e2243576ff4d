import { chatParts } from '../support/pages/chat-page';
import { lastSpotToConfirm } from '../support/pages/choose-match';
import { i18n } from '../support/pages/i18n';
import { matchParts, statusMessage } from '../support/pages/match-page';
import { advancePageClock, pollPause } from '../support/pages/page';
import { expect, test } from '../support/test';

const [me, friend] = ['jana', 'alex'] as const;
/** A little more than the interval between two polls of a match, in milliseconds. */
const matchPollPause = 61_000;

const { LL } = i18n.cs;
const friendLL = i18n.en.LL;

test('two people fill a match, wait, move up and chat', async ({ page, backend, signIn, anotherBrowser }) => {
  test.slow();
  const match = await lastSpotToConfirm(backend, me, friend);
  const { id, title } = match;
  const friendPage = await anotherBrowser();
  await signIn(me);
  await signIn(friend, friendPage.context());
  const ownParts = matchParts(page, 'cs', match);
  const friendParts = matchParts(friendPage, 'en', match);
  await page.clock.install();
  await friendPage.clock.install();
  await page.goto(`/detail/${id}`);
  await friendPage.goto(`/en/detail/${id}`);
  await expect(ownParts.join).toBeVisible();

  await test.step('the friend joins the last spot and confirms in the app, and I get on the waiting list', async () => {
    await friendParts.join.click();
    await expect(statusMessage(friendPage, friendLL.matches.next.confirmHereBy({ when: '' }))).toHaveCount(1);
    await friendPage.getByRole('button', { name: friendLL.confirmation.actionNamed({ title }) }).focus();
    await friendPage.keyboard.press('Enter');
    await expect(friendPage.locator('[data-standing]:focus')).toHaveText(/confirmed/);
    expect((await backend.match(friend, id)).my_participation?.status).toBe('confirmed');
    await ownParts.join.click();
    await expect(statusMessage(page, LL.matches.joinedWaitlist({ title, position: 1 }))).toBeVisible();
    await expect(page.getByText(LL.detail.yourPosition({ position: 1 }))).toBeVisible();
  });

  await test.step('I leave the waiting list and join it again', async () => {
    await ownParts.leaveWaitlist.click();
    await ownParts.reallyLeave.click();
    await expect(ownParts.joinWaitlist).toBeVisible();
    await ownParts.joinWaitlist.click();
    await expect(ownParts.waitingList.getByRole('listitem')).toContainText(LL.common.roster.you());
  });

  await test.step('the friend leaves, and I move up', async () => {
    await advancePageClock(friendPage, matchPollPause);
    await expect(friendParts.waitingList).toBeVisible();
    await friendParts.leave.click();
    await expect(friendParts.dialog).toContainText(friendLL.matches.leave.promotes());
    await friendParts.reallyLeave.click();
    await expect(statusMessage(friendPage, friendLL.matches.left({ title }))).toBeVisible();
    await advancePageClock(page, matchPollPause);
    await expect(ownParts.leave).toBeVisible();
    const ownRow = ownParts.roster.getByRole('listitem').filter({ hasText: LL.common.roster.you() });
    await expect(ownRow).toBeVisible();
  });

  await test.step('I confirm by the button behind the e-mailed link', async () => {
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
  });

  await test.step('the friend joins the waiting list, and we chat', async () => {
    await friendParts.joinWaitlist.click();
    await expect(friendParts.leaveWaitlist).toBeVisible();
    const ownChat = chatParts(page);
    const chat = chatParts(friendPage, 'en');
    await ownChat.link.click();
    await chat.link.click();
    await ownChat.write('Bereš míč?');
    await expect(ownChat.section.getByText(LL.chat.sending.sent(), { exact: true })).toBeVisible();
    await advancePageClock(friendPage, pollPause);
    await expect(chat.entry('Bereš míč?')).toHaveCount(1);
    await chat.write('Beru.');
    await expect(chat.section.getByText(friendLL.chat.sending.sent(), { exact: true })).toBeVisible();
    await advancePageClock(page, pollPause);
    await expect(ownChat.entry('Beru.')).toHaveCount(1);
    await expect(ownChat.announced).toHaveText([/: Beru\.$/]);
    await expect(ownChat.entry('Beru.')).toBeInViewport();
  });
});
