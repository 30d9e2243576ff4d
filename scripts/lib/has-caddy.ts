import { spawnSync } from 'node:child_process';

export const NO_CADDY = 'Caddy is not installed (on Debian: apt-get install caddy)';

/** Whether Caddy, the server of deploy/, is installed on this machine. */
export const hasCaddy = (): boolean => spawnSync('caddy', ['version']).status === 0;
