/** `npm run browser`: finds the Chromium for the browser tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { runMain } from './lib/command.ts';
import { canInstall, installAll } from './lib/debian.ts';
import { findChromium, findFirefox } from './lib/find-browser.ts';
import { root, toolPath } from './lib/project.ts';

const HEADLESS_SHELL = 'chromium-headless-shell';

const HELP = `No browser was found and none could be installed. Do one of these, then try again:
  - install Chromium or Google Chrome in the usual way of your system,
  - run: npx playwright install --with-deps chromium
  - set CHROMIUM_PATH to the executable of a Chromium or Chrome.`;

/** The path of an installed Chromium, or the text "Playwright's own" if Playwright's Chromium starts; undefined when there is neither. */
async function findOrLaunchChromium(): Promise<string | undefined> {
  const installedPath = findChromium();
  if (installedPath) return installedPath;
  const browser = await chromium.launch().catch(() => undefined);
  await browser?.close();
  return browser && "Playwright's own";
}

/** Debian's packages also bring the libraries that Playwright's download needs. */
const installFromDebian = () => canInstall() && installAll('chromium');

/** Whether to install the headless shell, even beside a full Chromium, because the browser tests take much longer in that. */
const shouldInstallHeadlessShell = () =>
  canInstall() && !process.env['CHROMIUM_PATH'] && !findChromium()?.endsWith(HEADLESS_SHELL);

/** Downloads Playwright's Chromium; as root on Linux it first tries to install the libraries of Chromium as well. */
function installFromPlaywright() {
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  const install = (...extraArgs: string[]) => {
    const args = [toolPath('playwright-core/cli.js'), 'install', '--only-shell', 'chromium', ...extraArgs];
    return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status === 0;
  };
  const canInstallLibraries = process.getuid?.() === 0 && process.platform === 'linux';
  return (canInstallLibraries && install('--with-deps')) || install();
}

async function ensureChromium(): Promise<string> {
  if (shouldInstallHeadlessShell()) installAll(HEADLESS_SHELL);
  const foundBrowser = await findOrLaunchChromium();
  if (foundBrowser) return foundBrowser;
  console.log('No Chromium or Chrome was found; installing one for the browser tests …');
  for (const install of [installFromDebian, installFromPlaywright]) {
    const browser = install() && (await findOrLaunchChromium());
    if (browser) return browser;
  }
  throw new Error(HELP);
}

/** The executable of a Firefox that Playwright can drive; undefined when there is none. First installs a missing Firefox if `canInstall`. */
export function ensureFirefox(): string | undefined {
  if (!findFirefox() && canInstall()) installAll('firefox-esr');
  return findFirefox();
}

await runMain(import.meta, async () => {
  console.log(`Browser: ${await ensureChromium()}`);
});
