/** Where the Firefox for the browser tests is: the one place that knows, and that installs it where it can. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installFirst } from './debian.mjs';

/** What to say where it is missing. */
export const NO_FIREFOX =
  'Firefox is not installed (on Debian: apt-get install firefox-esr), or set FIREFOX_PATH';

/** Older ones lack commands that Playwright gives them over WebDriver BiDi. */
const OLDEST = 153;

/** Whether the file is a Firefox that starts and can be driven. */
function starts(file) {
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && Number(/Firefox (\d+)/.exec(stdout)?.[1]) >= OLDEST;
}

function installed() {
  if (process.platform === 'darwin') return ['/Applications/Firefox.app/Contents/MacOS/firefox'];
  if (process.platform === 'win32')
    return [join(process.env.PROGRAMFILES ?? 'C:/Program Files', 'Mozilla Firefox/firefox.exe')];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The executable: FIREFOX_PATH or an installed one; undefined when there is none. Throws when FIREFOX_PATH is wrong. */
export function findFirefox() {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen && (!existsSync(chosen) || !starts(chosen)))
    throw new Error(`FIREFOX_PATH is not a Firefox ${OLDEST} or newer that starts: ${chosen}`);
  return chosen || installed().find((file) => existsSync(file) && starts(file));
}

/** The same, installed first where this process may do so. */
export function ensureFirefox() {
  const found = findFirefox();
  if (found || !canInstall()) return found;
  console.log('  No Firefox was found; installing one for the browser tests …');
  installFirst('firefox-esr');
  return findFirefox();
}
