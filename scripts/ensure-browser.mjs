/** Installs a browser for the end-to-end tests when the machine has none. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { canInstall, installFirst } from './lib/debian.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { command } from './lib/command.mjs';
import { root } from './lib/project.mjs';

const isRoot = process.getuid?.() === 0;

const HELP = `No browser was found and none could be installed. Do one of these, then try again:
  - install Chromium or Google Chrome in the usual way of your system,
  - run: npx playwright install --with-deps chromium
  - set CHROMIUM_PATH to the executable of a Chromium or Chrome.`;

function run(command, args, env = {}) {
  return (
    spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  );
}

/** Without windows where there is such a package. Debian's brings the libraries that Playwright's download needs. */
const installFromDebian = () => installFirst('chromium-headless-shell', 'chromium');

/** Playwright's download; root on Linux gets its libraries too, where Playwright knows the system's package manager. */
function installFromPlaywright() {
  const args = [join(root, 'node_modules/playwright-core/cli.js'), 'install', '--only-shell', 'chromium'];
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  const withLibraries =
    isRoot && process.platform === 'linux' && run(process.execPath, [...args, '--with-deps'], env);
  return withLibraries || run(process.execPath, args, env);
}

/** The browser's executable, installed first when there is none. Throws with a message that says what to do. */
function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium or Chrome was found; installing one for the end-to-end tests …');
  const ways = canInstall() ? [installFromDebian, installFromPlaywright] : [installFromPlaywright];
  for (const install of ways) {
    install();
    const browser = findBrowser();
    if (browser) return browser;
  }
  throw new Error(HELP);
}

await command(import.meta, () => console.log(`Browser: ${ensureBrowser()}`));
