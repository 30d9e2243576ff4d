/** Which WebKit the browser tests run in: the one place that knows, and that installs it where it can. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { webkit } from 'playwright-core';
import { canInstall } from './debian.mjs';

/** What to say where it is missing. */
export const NO_WEBKIT =
  'WebKit is not installed (on Debian: apt-get install xvfb python3-gi gir1.2-webkit2-4.1; elsewhere: npx playwright install --with-deps webkit)';

const PACKAGES = ['xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'];

/** Asks Debian's own Python, which the packages are for, what tests/e2e/webkit/host.py needs. */
const QUESTION = `
import gi, shutil
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2
assert shutil.which('Xvfb')
print(f'WebKitGTK {WebKit2.get_major_version()}.{WebKit2.get_minor_version()}.{WebKit2.get_micro_version()}')
`;

function gtkVersion() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/python3')) return undefined;
  const { status, stdout } = spawnSync('/usr/bin/python3', ['-c', QUESTION], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** Playwright's own where it is installed, else Debian's WebKitGTK; undefined when there is neither. */
export function findWebKit() {
  const executable = webkit.executablePath();
  if (existsSync(executable)) return { isGtk: false, version: `Playwright's WebKit, ${executable}` };
  const version = gtkVersion();
  return version ? { isGtk: true, version } : undefined;
}

/** The same, installed first where this process may do so. */
export function ensureWebKit() {
  const found = findWebKit();
  if (found || !canInstall()) return found;
  console.log('  No WebKit was found; installing one for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  if (apt('update', '-q')) apt('install', '-y', '-q', '--no-install-recommends', ...PACKAGES);
  return findWebKit();
}
