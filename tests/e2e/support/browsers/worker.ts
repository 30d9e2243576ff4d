import { test as base, type TestInfo } from '@playwright/test';
import { webkitGtk } from '../../webkit/browser';
import { engineOf, isWebKitGtk } from './engines';
import { skipUnknownCommands } from './firefox';

interface Disposable {
  dispose: () => void | Promise<void>;
}

/** Returns the worker's shared thing of this name. It is created for the first test that needs it and disposed of with the worker. */
export type Share = <Thing extends Disposable>(
  name: string,
  create: () => Thing | Promise<Thing>,
) => Promise<Thing>;

function createShare(): Disposable & { share: Share } {
  const shared = new Map<string, Disposable>();
  return {
    async share<Thing extends Disposable>(name: string, create: () => Thing | Promise<Thing>) {
      const thing = (shared.get(name) as Thing | undefined) ?? (await create());
      shared.set(name, thing);
      return thing;
    },
    async dispose() {
      // Later things may depend on earlier ones, so they are disposed of first.
      for (const thing of [...shared.values()].toReversed()) await thing.dispose();
    },
  };
}

const { phone } = engineOf(process.env.E2E_BROWSER);

/** Whether a test runs on a desktop, by its tag @desktop, instead of a phone. */
const isDesktop = ({ tags }: TestInfo): boolean => tags.includes('@desktop');

/**
 * Fixtures of every test, and the shared things of its worker. All files use the same fixtures, because Playwright starts another
 * worker, with browser and server, for files in which a worker fixture differs.
 */
export const test = base.extend<object, { share: Share }>({
  // Fixtures instead of two projects: each project would start workers with browsers and servers of its own.
  // oxlint-disable-next-line no-empty-pattern -- as below
  viewport: async ({}, run, testInfo) =>
    run(isDesktop(testInfo) ? { width: 1280, height: 800 } : { width: 360, height: 740 }),
  // oxlint-disable-next-line no-empty-pattern -- as below
  hasTouch: async ({}, run, testInfo) => run(!isDesktop(testInfo) && phone.hasTouch === true),
  // oxlint-disable-next-line no-empty-pattern -- as below
  isMobile: async ({}, run, testInfo) => run(!isDesktop(testInfo) && phone.isMobile === true),
  share: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, run) => {
      const { share, dispose } = createShare();
      await run(share);
      await dispose();
    },
    { scope: 'worker' },
  ],
  browser: isWebKitGtk()
    ? [
        // Its own `browser` would have Playwright start one.
        async ({ playwright }, run) => {
          const browser = webkitGtk(playwright.webkit);
          await run(browser);
          await browser.close();
        },
        { scope: 'worker' },
      ]
    : [
        async ({ browser }, run) => {
          skipUnknownCommands(browser);
          await run(browser);
        },
        { scope: 'worker' },
      ],
});
