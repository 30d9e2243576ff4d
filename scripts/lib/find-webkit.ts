/** Which WebKit the browser tests run in: the one place that knows, and that installs it where it can. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { webkit } from '@playwright/test';
import { canInstall, installAll } from './debian.ts';

const PACKAGES = ['xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'];

/** What to say where it is missing. */
export const NO_WEBKIT = `WebKit is not installed (on Debian: apt-get install ${PACKAGES.join(' ')}; elsewhere: npx playwright install --with-deps webkit)`;

/** Asks Debian's own Python, which the packages are for, what tests/e2e/webkit/host.py needs. */
const QUESTION = `
import gi, shutil
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2
assert shutil.which('Xvfb')
print(f'WebKitGTK {WebKit2.get_major_version()}.{WebKit2.get_minor_version()}.{WebKit2.get_micro_version()}')
`;

interface FoundWebKit {
  /** Whether it is Debian's, which tests/e2e/webkit drives. */
  isGtk: boolean;
  /** What to call it. */
  version: string;
}

function gtkVersion(): string | undefined {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/python3')) return undefined;
  const { status, stdout } = spawnSync('/usr/bin/python3', ['-c', QUESTION], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** Playwright's own where it is installed, else Debian's WebKitGTK; undefined when there is neither. */
export function findWebKit(): FoundWebKit | undefined {
  const executable = webkit.executablePath();
  if (existsSync(executable)) return { isGtk: false, version: `Playwright's WebKit, ${executable}` };
  const version = gtkVersion();
  return version ? { isGtk: true, version } : undefined;
}

/** The same, installed first where this process may do so. */
export function ensureWebKit(): FoundWebKit | undefined {
  if (!findWebKit() && canInstall()) installAll(...PACKAGES);
  return findWebKit();
}
