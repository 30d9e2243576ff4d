/** Finds the Chromium and the Firefox for the tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Browser {
  /** The environment variable with the path of its executable. */
  pathVariable: string;
  name: string;
  /** The names of its executables on the PATH, best first. */
  programs: string[];
  /** Its executables on systems that do not use the PATH. */
  installedPaths: Partial<Record<NodeJS.Platform, string[]>>;
  /** Takes the output of `--version`. */
  isSupported: (version: string) => boolean;
}

const windowsPaths = (path: string): string[] =>
  [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].flatMap(
    (folder) => (folder ? [join(folder, path)] : []),
  );

const CHROMIUM: Browser = {
  pathVariable: 'CHROMIUM_PATH',
  name: 'a Chromium or Chrome',
  // The headless shell comes first, because it uses a third less processor time.
  programs:
    'chromium-headless-shell chromium google-chrome google-chrome-stable chromium-browser chrome'.split(' '),
  installedPaths: {
    darwin: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    win32: windowsPaths('Google/Chrome/Application/chrome.exe'),
  },
  isSupported: (version) => /chrom/i.test(version),
};

/** Older versions lack WebDriver BiDi commands that Playwright uses. */
const OLDEST_FIREFOX = 153;

const FIREFOX: Browser = {
  pathVariable: 'FIREFOX_PATH',
  name: `a Firefox ${OLDEST_FIREFOX} or newer`,
  programs: ['firefox-esr', 'firefox'],
  installedPaths: {
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    win32: windowsPaths('Mozilla Firefox/firefox.exe'),
  },
  isSupported: (version) => Number(/Firefox (\d+)/.exec(version)?.[1]) >= OLDEST_FIREFOX,
};

/** Whether the file is a supported browser that starts: on some systems it is a stub, or its libraries are missing. */
function isUsable(file: string, { isSupported }: Browser): boolean {
  if (!existsSync(file)) return false;
  // On Windows `chrome.exe --version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && isSupported(stdout);
}

function findExecutable(browser: Browser): string | undefined {
  const chosenPath = process.env[browser.pathVariable];
  if (chosenPath) {
    // A wrong setting fails instead of being ignored.
    if (isUsable(chosenPath, browser)) return chosenPath;
    throw new Error(`${browser.pathVariable} is not ${browser.name} that starts: ${chosenPath}`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = browser.programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (browser.installedPaths[process.platform] ?? candidates).find((file) => isUsable(file, browser));
}

/** The executable of CHROMIUM_PATH (throws when that is no Chromium) or of an installed Chromium or Chrome; undefined without one. */
export const findChromium = (): string | undefined => findExecutable(CHROMIUM);

export const NO_FIREFOX =
  'Firefox is not installed (on Debian: apt-get install firefox-esr), or set FIREFOX_PATH';

/** The executable of FIREFOX_PATH (throws when Playwright cannot drive it) or of an installed Firefox; undefined without one. */
export const findFirefox = (): string | undefined => findExecutable(FIREFOX);
