/** The journey and the smoke of accessibility in each browser that can be had here (`npm run test:browsers`). */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../lib/find-browser.mjs';
import { ensureFirefox, NO_FIREFOX } from '../lib/find-firefox.mjs';
import { notRun } from './not-run.mjs';
import { runBrowserSuite } from './run-browser-suite.mjs';

/** What differs between browsers: cookies and storage, two tabs, focus and keys, layout, the chat's clocks, what axe sees. */
export const SMOKE = ['journey', 'session', 'together', 'keyboard', 'states'];

async function findWebKit() {
  const { webkit } = await import('@playwright/test');
  return existsSync(webkit.executablePath()) ? webkit.executablePath() : undefined;
}

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */

/** @type {Record<Engine, { find: () => Promise<string | undefined> | string | undefined, setting?: string, missing: string }>} */
const ENGINES = {
  chromium: { find: findBrowser, setting: 'CHROMIUM_PATH', missing: 'no Chromium was found' },
  firefox: { find: ensureFirefox, setting: 'FIREFOX_PATH', missing: NO_FIREFOX },
  webkit: {
    find: findWebKit,
    missing: "Playwright's WebKit is not installed (npx playwright install --with-deps webkit)",
  },
};

/** What the browser calls itself, with its version. */
const versionOf = (file) =>
  spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim().split('\n')[0] || file;

/**
 * Runs these browser tests on the built app in one browser; says why when there is no such browser.
 * @param {Engine} name
 * @param {string[]} specs
 */
export async function runInEngine(name, specs) {
  const { find, setting, missing } = ENGINES[name];
  const file = await find();
  if (!file) return notRun(missing);
  const counts = await runBrowserSuite(name, {
    seconds: 1200,
    args: specs,
    env: { E2E_BROWSER: name, ...(setting && { [setting]: file }) },
  });
  return { ...counts, note: `${versionOf(file)}: ${specs.join(', ')}` };
}
