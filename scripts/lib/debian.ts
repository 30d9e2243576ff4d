/** Installing Debian's packages: they bring the libraries that a bare machine lacks. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Debian itself: in Ubuntu the packages `chromium` and `firefox` are only pointers to a snap. */
const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Whether this process may install packages here. */
export const canInstall = (): boolean => process.getuid?.() === 0 && isDebian();

const apt = (...args: string[]) =>
  spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs all of these packages; gives whether that went well. */
export const installAll = (...names: string[]): boolean =>
  apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', ...names);

/** Installs the first of these packages that there is; gives whether one was installed. */
export const installFirst = (...names: string[]): boolean => names.some((name) => installAll(name));
