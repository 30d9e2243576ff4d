/** The journey and the smoke of accessibility in each browser that can be had here (`npm run test:browsers`). */
import { spawnSync } from 'node:child_process';
import { findBrowser } from '../lib/find-browser.mjs';
import { ensureFirefox, NO_FIREFOX } from '../lib/find-firefox.mjs';
import { ensureWebKit, NO_WEBKIT } from '../lib/find-webkit.mjs';
import { notRun } from './not-run.mjs';
import { runBrowserSuite } from './run-browser-suite.mjs';

/** What differs between browsers: cookies and storage, two tabs, focus and keys, layout, the chat's clocks, what axe sees. */
export const SMOKE = ['journey', 'session', 'together', 'keyboard', 'states'];

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */

/** @type {Record<Engine, { find: () => string | undefined, setting?: string, missing: string }>} */
const ENGINES = {
  chromium: { find: findBrowser, setting: 'CHROMIUM_PATH', missing: 'no Chromium was found' },
  firefox: { find: ensureFirefox, setting: 'FIREFOX_PATH', missing: NO_FIREFOX },
  webkit: { find: () => ensureWebKit()?.version, missing: NO_WEBKIT },
};

/** What the browser calls itself, with its version. */
const versionOf = (file) =>
  spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim().split('\n')[0] || file;

/**
 * Runs these browser tests on the built app in one browser; says why when there is no such browser.
 * @param {Engine} name
 * @param {string[]} specs
 * @param {{ seconds?: number, env?: object }} [run]
 */
export async function runInEngine(name, specs, { seconds = 1200, env = {} } = {}) {
  const { find, setting, missing } = ENGINES[name];
  const file = find();
  if (!file) return notRun(missing);
  const counts = await runBrowserSuite(name, {
    seconds,
    args: specs,
    env: { ...env, E2E_BROWSER: name, ...(setting && { [setting]: file }) },
  });
  return { ...counts, note: `${setting ? versionOf(file) : file}: ${specs.join(', ')}` };
}
