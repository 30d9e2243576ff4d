/** Where the browsers for the tests are: the one place that knows. Used by scripts/browser.ts and tests/e2e/support/engines.ts. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Browser {
  /** The setting that names its executable. */
  setting: string;
  /** What it is called in messages. */
  name: string;
  /** What its programs are called on the PATH, best first. */
  programs: string[];
  /** Where it installs itself on systems that have no such PATH. */
  places: Partial<Record<NodeJS.Platform, string[]>>;
  /** Whether it can be driven, by what it says of its version. */
  fits: (version: string) => boolean;
}

const inWindows = (path: string): string[] =>
  [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].flatMap(
    (folder) => (folder ? [join(folder, path)] : []),
  );

const CHROMIUM: Browser = {
  setting: 'CHROMIUM_PATH',
  name: 'a Chromium or Chrome',
  // The shell first: without windows, tabs and menus of its own it takes a third less of the processor.
  programs: [
    'chromium-headless-shell',
    'chromium',
    'google-chrome',
    'google-chrome-stable',
    'chromium-browser',
    'chrome',
  ],
  places: {
    darwin: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    win32: inWindows('Google/Chrome/Application/chrome.exe'),
  },
  fits: (version) => /chrom/i.test(version),
};

/** Older ones lack commands that Playwright gives them over WebDriver BiDi. */
const OLDEST_FIREFOX = 153;

const FIREFOX: Browser = {
  setting: 'FIREFOX_PATH',
  name: `a Firefox ${OLDEST_FIREFOX} or newer`,
  programs: ['firefox-esr', 'firefox'],
  places: {
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    win32: inWindows('Mozilla Firefox/firefox.exe'),
  },
  fits: (version) => Number(/Firefox (\d+)/.exec(version)?.[1]) >= OLDEST_FIREFOX,
};

/** Whether the file is such a browser and starts: some systems have a stub of that name, or lack its libraries. */
function starts(file: string, { fits }: Browser): boolean {
  if (!existsSync(file)) return false;
  // On Windows `chrome.exe --version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && fits(stdout);
}

function find(browser: Browser): string | undefined {
  const chosen = process.env[browser.setting];
  if (chosen) {
    // A wrong setting is better named than passed over.
    if (starts(chosen, browser)) return chosen;
    throw new Error(`${browser.setting} is not ${browser.name} that starts: ${chosen}`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = browser.programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (browser.places[process.platform] ?? onPath).find((file) => starts(file, browser));
}

/**
 * The executable of CHROMIUM_PATH, or of an installed Chromium or Chrome; undefined when there is none: Playwright then takes its own.
 * @throws Error when CHROMIUM_PATH is no browser
 */
export const findBrowser = (): string | undefined => find(CHROMIUM);

/** What to say where Firefox is missing. */
export const NO_FIREFOX =
  'Firefox is not installed (on Debian: apt-get install firefox-esr), or set FIREFOX_PATH';

/**
 * The executable of FIREFOX_PATH, or of an installed Firefox that can be driven; undefined when there is none.
 * @throws Error when FIREFOX_PATH is none
 */
export const findFirefox = (): string | undefined => find(FIREFOX);
