import type { Page } from '@playwright/test';
import type { CallName } from '../../../gallery/reach/table';
import type { OperationId } from '../../../gallery/state';
import { everyOperation } from '../../../scripts/contract/document.ts';
import { words } from '../support/words';

type Reading = CallName & OperationId;

/** An operation whose answers are shown where it is reached, and how the app is made to ask for the next one. */
export interface FuzzScreen {
  operation: Reading;
  /** What is opened there besides, so that the answer is seen. */
  open?: (page: Page) => Promise<unknown>;
  /** Makes the app ask again, which `enter` does by coming anew; by news of another tab where this is not given. */
  askAgain?: (page: Page, enter: () => Promise<void>) => Promise<unknown>;
  /** What other operations answer meanwhile, by name. */
  answers?: Record<string, (matchId: number) => { status: number; json: unknown }>;
  /** Whether it stands for the others in the quick run: a screen with much on it. */
  isQuick?: boolean;
  /** The clock of the browser is in the hands of the test. */
  takesClock?: boolean;
}

/** As if the person had changed something about themselves in another tab: all that is shown is asked for again. */
export const newsOfAnotherTab = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const channel = new BroadcastChannel('session');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    channel.postMessage('person');
    channel.close();
  });

const { LL } = words.cs;

let asked = 0;

/** What is special about the screens of some operations. */
const special: Partial<Record<Reading, Omit<FuzzScreen, 'operation'>>> = {
  getUpcomingMatches: { isQuick: true },
  getMatch: { isQuick: true },
  getChatMessages: { isQuick: true },
  getChatNotification: {
    // What the bell says of the match differs each time from what the chat says, so that it is asked for.
    answers: {
      getChatNotifications: (match_id) => {
        asked += 1;
        const one = { match_id, match_title: 'Zápas', unread_count: 1000 + asked, last_message: null, updated_at: '2026-11-24T18:00:00Z' }; // oxfmt-ignore
        return { status: 200, json: { total_unread: one.unread_count, results: [one] } };
      },
      markChatRead: () => ({ status: 503, json: {} }),
    },
    takesClock: true,
    askAgain: async (page) => {
      const told = page.waitForResponse(/chat\/notifications\//);
      await newsOfAnotherTab(page);
      await told;
      // Until the app has drawn what it was told.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await page.clock.fastForward(3500);
    },
  },
  getStatistics: {
    isQuick: true,
    open: async (page) => {
      const tables = page.getByRole('button', { name: LL.statistics.table() });
      await tables.first().waitFor();
      for (const table of await tables.all()) await table.click();
    },
  },
  getCities: {
    open: (page) => page.getByRole('combobox', { name: LL.account.registration.city() }).click(),
  },
  confirmParticipation: {
    // It is asked once a visit.
    askAgain: (_, enter) => enter(),
  },
};

/** Every reading operation of the contract but the dictionaries. */
export const fuzzScreens: readonly FuzzScreen[] = everyOperation
  .filter(({ id, method }) => method === 'GET' && id !== 'getMessages')
  .map(({ id }) => ({ operation: id as Reading, ...special[id as Reading] }));
