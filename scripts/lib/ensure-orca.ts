import { spawnSync } from 'node:child_process';
import { canInstall, installAll } from './debian.ts';

/** The library that moves the clock of a program; Firefox does not start with it. */
export const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** The packages of Debian with which Orca is heard. */
const PACKAGES =
  'orca xvfb openbox xdotool dbus at-spi2-core libglib2.0-bin python3-speechd locales faketime firefox-esr chromium';

function findMissing(): string[] {
  const names = PACKAGES.split(' ');
  const query = ['--show', '--showformat', '${Package} ${db:Status-Status}\n', ...names];
  const { stdout } = spawnSync('dpkg-query', query, { encoding: 'utf8' });
  return names.filter((name) => !`\n${stdout}`.includes(`\n${name} installed\n`));
}

/** Installs what Orca needs and is missing; returns why that is impossible here, else undefined. */
export function ensureOrca(): string | undefined {
  const missing = findMissing();
  if (missing.length === 0 || (canInstall() && installAll(...missing))) return undefined;
  return `Orca needs Debian with ${missing.join(', ')} (as root they are installed)`;
}
