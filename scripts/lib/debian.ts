/** Installs Debian packages, which bring the libraries that browsers need. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Ubuntu does not count: its packages `chromium` and `firefox` only install a snap. */
const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Whether this process may install packages here. */
export const canInstall = (): boolean => process.getuid?.() === 0 && isDebian();

const runApt = (...args: string[]) =>
  spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs all of these packages; returns whether that succeeded. */
export const installAll = (...names: string[]): boolean =>
  runApt('update', '-q') && runApt('install', '-y', '-q', '--no-install-recommends', ...names);
