/** Finds or installs the WebKit for the browser tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { webkit } from '@playwright/test';
import { canInstall, installAll } from './debian.ts';

const WEBKIT_PACKAGES = ['xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'];

export const NO_WEBKIT = `WebKit is not installed (on Debian: apt-get install ${WEBKIT_PACKAGES.join(' ')}; elsewhere: npx playwright install --with-deps webkit)`;

/** Fails when something is missing that tests/e2e/webkit/host.py needs. */
const PYTHON_CHECK = `
import gi, shutil
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2
assert shutil.which('Xvfb')
`;

/** Playwright's WebKit if it is installed, else Debian's WebKitGTK, which tests/e2e/webkit drives; undefined when there is neither. */
export function findWebKit(): 'playwright' | 'gtk' | undefined {
  if (existsSync(webkit.executablePath())) return 'playwright';
  if (process.platform !== 'linux') return undefined;
  const { status } = spawnSync('/usr/bin/python3', ['-c', PYTHON_CHECK], { timeout: 20_000 });
  return status === 0 ? 'gtk' : undefined;
}

/** Like `findWebKit`, but first installs a missing WebKitGTK if `canInstall`. */
export function ensureWebKit(): ReturnType<typeof findWebKit> {
  if (!findWebKit() && canInstall()) installAll(...WEBKIT_PACKAGES);
  return findWebKit();
}
