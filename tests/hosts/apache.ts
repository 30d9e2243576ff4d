import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/lib/project';
import { adapt, builtApp, startOwnServer } from './own-program';

/** Why this machine cannot have Apache, else undefined. */
export const whyNoApache = (): string | undefined =>
  spawnSync('apache2', ['-v']).status === 0
    ? undefined
    : 'Apache is not installed (on Debian: apt-get install apache2)';

const MODULES = '/etc/apache2/mods-available';
/** What Debian has switched on, as far as it could meddle with files, and what the site needs. */
const loaded =
  'mpm_event authz_core authz_host alias env setenvif filter mime negotiation dir autoindex deflate headers rewrite proxy proxy_http';
const configured = 'mime negotiation dir autoindex deflate';

const lines = (directive: string, modules: string, extension: string) =>
  modules.split(' ').map((name) => `${directive} ${MODULES}/${name}.${extension}`);

/** What Debian's apache2.conf has around the sites. */
const mainConfig = (folder: string, ports: readonly number[]) =>
  [
    `ServerRoot ${folder}`,
    `PidFile ${folder}/apache.pid`,
    `DefaultRuntimeDir ${folder}`,
    'ServerName localhost',
    'User nobody',
    'Group nogroup',
    `ErrorLog ${folder}/error.log`,
    ...ports.map((port) => `Listen 127.0.0.1:${port}`),
    ...lines('Include', loaded, 'load'),
    ...lines('Include', configured, 'conf'),
    'AccessFileName .htaccess',
    `Include ${folder}/site.conf`,
    '',
  ].join('\n');

/** Serves a release of a build by Apache with deploy/apache.conf, but without TLS. Without a backend `/api/` is missing. */
export const startApache = (backendOrigin?: string, dist = builtApp) =>
  startOwnServer(dist, {
    command: 'apache2',
    async configure({ folder, release, port, plainPort }) {
      const site = adapt(await readFile(join(root, 'deploy/apache.conf'), 'utf8'), [
        [/\*:80>/, `*:${plainPort}>`],
        [/\*:443>/, `*:${port}>`],
        [/\t(SSL|Protocols).*\n/g, ''],
        [/hrajem\.example\.org/g, 'localhost'],
        [/\/var\/log\/apache2/g, folder],
        [/\/srv\/hrajem\/current/g, release],
        backendOrigin
          ? [/ProxyPass .* nocanon/, `ProxyPass /api/ ${backendOrigin}/api/ nocanon`]
          : [/\t# What begins[^]*# The end of \/api\/\.\n/, ''],
      ]);
      await writeFile(join(folder, 'site.conf'), site);
      await writeFile(join(folder, 'apache.conf'), mainConfig(folder, [port, plainPort]));
      return ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')];
    },
  });
