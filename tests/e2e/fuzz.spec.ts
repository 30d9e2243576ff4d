import type { Page } from '@playwright/test';
import { type CallName, reached } from '../../gallery/reach/table';
import type { OperationId } from '../../gallery/state';
import { act } from './faults/act';
import { isCallOf, takeClock } from './faults/calls';
import { chooseMatches, placeOf, type Scene, toldOf } from './faults/scene';
import { readings, validAnswers } from './fuzz/answers';
import { isWhole } from './support/long-run';
import { expect, test } from './support/test';
import { words } from './support/words';

// What does not fit the contract is refused by the client (tests/fault-matrix.test.ts) and told as the fault matrix has it.
test.skip(!isWhole, 'in the long run only');
test.use({ viewport: { width: 320, height: 740 } });

/** So many answers of each operation. */
const count = 200;

const { LL } = words.cs;

/** What the browser and the app write to the console about them: pictures that are nowhere. */
const complaints = /Failed to load resource|Content Security Policy|violates the following/;

/** As if the person had changed something about themselves in another tab: all that is shown is asked for again. */
const newsOfAnotherTab = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const channel = new BroadcastChannel('session');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    channel.postMessage('person');
    channel.close();
  });

/** What is opened on the screen of an operation besides, so that the answer is seen. */
const opened: Partial<Record<string, (page: Page) => Promise<unknown>>> = {
  getStatistics: async (page) => {
    const tables = page.getByRole('button', { name: LL.statistics.table() });
    await tables.first().waitFor();
    for (const table of await tables.all()) await table.click();
  },
  getCities: (page) => page.getByRole('combobox', { name: LL.account.registration.city() }).click(),
};

/** What the bell says of the match differs each time from what the chat says, so that the chat asks. */
async function answerAroundNotification(page: Page, matchId: number): Promise<void> {
  let unread = 1000;
  await page.route('**/api/**', (route) => {
    if (isCallOf({ operation: 'markChatRead' })(route.request()))
      return route.fulfill({ status: 503, json: {} });
    if (!isCallOf({ operation: 'getChatNotifications' })(route.request())) return route.fallback();
    unread += 1;
    const one = { match_id: matchId, match_title: 'Zápas', unread_count: unread, last_message: null };
    const results = [{ ...one, updated_at: '2026-11-24T18:00:00Z' }];
    return route.fulfill({ json: { total_unread: unread, results } });
  });
}

/** Waits until the page no longer changes, and says how it looks then. */
const observe = (page: Page, broken: string[]) =>
  page.evaluate(async (broken) => {
    const changes = { last: performance.now() };
    const observer = new MutationObserver(() => {
      changes.last = performance.now();
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    const begun = performance.now();
    while (performance.now() - changes.last < 40 && performance.now() - begun < 5000)
      await new Promise((done) => requestAnimationFrame(done));
    observer.disconnect();
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      overflow: scrollWidth - clientWidth,
      broken: broken.filter((words) => document.body.innerText.includes(words)),
      isBlank: (document.querySelector('main')?.textContent ?? '').trim() === '',
    };
  }, broken);

for (const operation of readings as readonly (CallName & OperationId)[])
  test(`answers at the edge of the contract: ${operation}`, async ({ page, backend, browserLog, signIn }) => {
    test.setTimeout(30_000 + count * 2000);
    browserLog.allow(complaints);
    const scene: Scene = { page, backend, locale: 'cs', matches: await chooseMatches(backend) };
    const reach = reached[operation];
    const asksByClock = operation === 'getChatNotification';
    if (reach.as) await signIn(reach.as);
    if (asksByClock) {
      await takeClock(page);
      await answerAroundNotification(page, scene.matches.hers.id);
    }
    // Pictures of the answers are nowhere.
    await page.route(/^https?:\/\/(pictures\.example|\[::1\])/, (route) => route.abort());
    let answer: unknown;
    let answered = (): void => undefined;
    await page.route('**/api/**', async (route) => {
      // While the screen is being opened it is as the backend has it.
      if (answer === undefined || !isCallOf({ operation })(route.request())) return route.fallback();
      await route.fulfill({ json: answer });
      answered();
    });
    const enter = async (): Promise<void> => {
      await page.goto(placeOf(reach, scene));
      for (const step of reach.steps ?? []) await act(page, step, toldOf(reach, scene));
      await opened[operation]?.(page);
    };
    const ask = async (): Promise<void> => {
      // It is asked once a visit.
      if (operation === 'confirmParticipation') return enter();
      const told = asksByClock ? page.waitForResponse(/chat\/notifications\//) : null;
      await newsOfAnotherTab(page);
      await told;
      if (!asksByClock) return;
      // Until the app has drawn what it was told.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await page.clock.fastForward(3500);
    };
    await enter();
    const broken = [LL.errors.region.text(), LL.errors.server.text(), LL.errors.notFound.text()];
    for (const [index, one] of validAnswers(operation, count).entries()) {
      answer = one;
      const isAnswered = new Promise<void>((done) => {
        answered = done;
      });
      await ask();
      await isAnswered;
      expect.soft(await observe(page, broken), `${operation}, answer ${index}`).toEqual({
        overflow: 0,
        broken: [],
        isBlank: false,
      });
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
