import type { Page } from '@playwright/test';
import type { DemoUsername } from '@mocks/db/people';
import { addressOf, type Scene } from '../faults/scene';

/** A screen that shows the answers of an operation, and how it is made to ask for the next one. */
export interface FuzzScreen {
  operation: string;
  person?: DemoUsername;
  address: (scene: Scene) => string;
  /** What is opened there, so that the answer is seen. */
  open?: (scene: Scene) => Promise<unknown>;
  /** Makes the app ask again; by news of another tab where this is not given. */
  askAgain?: (scene: Scene) => Promise<unknown>;
  /** What other operations answer meanwhile, by name. */
  answers?: Record<string, (matchId: number) => { status: number; json: unknown }>;
  /** Whether it stands for the others in the quick run: a screen with much on it. */
  isQuick?: boolean;
  /** The clock of the browser is in the hands of the test. */
  takesClock?: boolean;
}

const chat = (scene: Scene): string => `${addressOf('Detail', scene, scene.matches.common.id)}#chat`;

/** As if the person had changed something about themselves in another tab: all that is shown is asked for again. */
export const newsOfAnotherTab = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const channel = new BroadcastChannel('session');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    channel.postMessage('person');
    channel.close();
  });

let asked = 0;

/** Every reading operation of the contract but the dictionaries; tests/fault-matrix.test.ts holds the list complete. */
export const fuzzScreens: readonly FuzzScreen[] = [
  {
    operation: 'getUpcomingMatches',
    isQuick: true,
    person: 'jana',
    address: (scene) => addressOf('Home', scene),
  },
  {
    operation: 'getMatch',
    isQuick: true,
    person: 'jana',
    address: (scene) => addressOf('Detail', scene, scene.matches.open.id),
  },
  { operation: 'getChatMessages', isQuick: true, person: 'jana', address: chat },
  { operation: 'getChatSummary', person: 'jana', address: chat },
  {
    operation: 'getChatNotifications',
    person: 'jana',
    address: (scene) => addressOf('Home', scene),
    open: ({ page, LL }) =>
      page
        .getByRole('navigation')
        .getByRole('link', { name: new RegExp(`^${LL.header.navigation.messages()}`) })
        .click(),
  },
  {
    operation: 'getChatNotification',
    person: 'jana',
    address: chat,
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
    askAgain: async ({ page }) => {
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
  { operation: 'getSession', person: 'jana', address: (scene) => addressOf('Profile', scene) },
  {
    operation: 'getStatistics',
    isQuick: true,
    person: 'jana',
    open: async ({ page, LL }) => {
      const tables = page.getByRole('button', { name: LL.statistics.table() });
      await tables.first().waitFor();
      for (const table of await tables.all()) await table.click();
    },
    address: (scene) => addressOf('Statistics', scene),
  },
  { operation: 'getProfile', person: 'jana', address: (scene) => addressOf('Profile', scene) },
  {
    operation: 'getCities',
    address: (scene) => addressOf('Registration', scene),
    open: ({ page, LL }) => page.getByRole('combobox', { name: LL.account.registration.city() }).click(),
  },
  {
    operation: 'confirmParticipation',
    address: (scene) => `${addressOf('Home', scene)}?pid=311&token=kP8sV2mQ4xT7bN1cZ6aW`,
    // It is asked once a visit.
    askAgain: async ({ page, LL, ...scene }) => {
      await page.goto(`${addressOf('Home', scene)}?pid=311&token=kP8sV2mQ4xT7bN1cZ6aW`);
      await page.getByRole('button', { name: LL.confirmation.action() }).click();
    },
  },
];
