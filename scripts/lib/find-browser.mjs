/**
 * Where the browser for the end-to-end tests is: the one place that knows. Used by ensure-browser.mjs and by playwright.config.ts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The shell first: without windows, tabs and menus of its own it takes a third less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  'chrome',
];

/** Whether the file is a browser that starts: some systems have a stub of that name, or lack its libraries. */
function starts(file) {
  // On Windows `chrome.exe --version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/** Places in which Chromium or Chrome installs itself, best first. */
function installed() {
  if (process.platform === 'darwin') {
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => [
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    ]);
  }
  if (process.platform === 'win32') {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .flatMap((folder) => folder ?? [])
      .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'));
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The folder into which Playwright downloads its browsers. */
function playwrightFolder() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}

/** Chromium builds that Playwright has downloaded completely, newest first. */
function playwrightBrowsers() {
  const folder = playwrightFolder();
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .filter((name) => existsSync(join(folder, name, 'INSTALLATION_COMPLETE')))
    .toSorted((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
    .flatMap((name) =>
      readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
        .filter((file) =>
          /(^|[\\/])(chrome|headless_shell|chrome-headless-shell|Chromium)(\.exe)?$/.test(file),
        )
        .map((file) => join(folder, name, file)),
    )
    .filter((file) => statSync(file).isFile());
}

/**
 * The browser's executable: CHROMIUM_PATH, an installed Chromium or Chrome, Playwright's own; undefined when there is none.
 * Throws when CHROMIUM_PATH is set and is no browser, for a wrong setting is better named than passed over.
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen) || !starts(chosen))
      throw new Error(`CHROMIUM_PATH is not a browser that starts: ${chosen}`);
    return chosen;
  }
  return [...installed(), ...playwrightBrowsers()].find((file) => existsSync(file) && starts(file));
}
