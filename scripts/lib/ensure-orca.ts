import { existsSync } from 'node:fs';
import { canInstall, installAll } from './debian.ts';

/** The library that moves the clock of a program; Firefox does not start with it. */
export const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** The packages of Debian with which Orca is heard, by a file of each. */
const packages = {
  orca: '/usr/bin/orca',
  xvfb: '/usr/bin/Xvfb',
  openbox: '/usr/bin/openbox',
  xdotool: '/usr/bin/xdotool',
  dbus: '/usr/bin/dbus-daemon',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  'libglib2.0-bin': '/usr/bin/gdbus',
  'python3-speechd': '/usr/lib/python3/dist-packages/speechd/__init__.py',
  locales: '/usr/sbin/locale-gen',
  faketime: FAKETIME,
  'firefox-esr': '/usr/bin/firefox-esr',
  chromium: '/usr/bin/chromium',
};

const findMissing = () =>
  Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));

/** Installs what Orca needs and is missing; returns why that is impossible here, else undefined. */
export function ensureOrca(): string | undefined {
  const missing = findMissing();
  if (missing.length === 0 || (canInstall() && installAll(...missing))) return undefined;
  return `Orca needs Debian with ${missing.join(', ')} (as root they are installed)`;
}
