/** Finds or installs the WebKit for the browser tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { webkit } from '@playwright/test';
import { canInstall, installAll } from './debian.ts';

const PACKAGES = ['xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'];

/** The message for a machine without WebKit. */
export const NO_WEBKIT = `WebKit is not installed (on Debian: apt-get install ${PACKAGES.join(' ')}; elsewhere: npx playwright install --with-deps webkit)`;

/** Prints the version of WebKitGTK; fails when something is missing that tests/e2e/webkit/host.py needs. */
const PYTHON_VERSION_CHECK = `
import gi, shutil
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2
assert shutil.which('Xvfb')
print(f'WebKitGTK {WebKit2.get_major_version()}.{WebKit2.get_minor_version()}.{WebKit2.get_micro_version()}')
`;

interface FoundWebKit {
  /** Whether it is Debian's WebKitGTK, which tests/e2e/webkit drives. */
  isGtk: boolean;
  /** Name and version, for messages. */
  version: string;
}

function gtkVersion(): string | undefined {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/python3')) return undefined;
  const { status, stdout } = spawnSync('/usr/bin/python3', ['-c', PYTHON_VERSION_CHECK], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** Playwright's WebKit if it is installed, else Debian's WebKitGTK; undefined when there is neither. */
export function findWebKit(): FoundWebKit | undefined {
  const executable = webkit.executablePath();
  if (existsSync(executable)) return { isGtk: false, version: `Playwright's WebKit, ${executable}` };
  const version = gtkVersion();
  return version ? { isGtk: true, version } : undefined;
}

/** Like `findWebKit`, but first installs WebKitGTK where this process may. */
export function ensureWebKit(): FoundWebKit | undefined {
  if (!findWebKit() && canInstall()) installAll(...PACKAGES);
  return findWebKit();
}
