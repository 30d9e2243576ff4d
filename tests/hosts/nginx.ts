import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/lib/project';
import { adapt, builtApp, startOwnServer } from './own-program';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Why this machine cannot have nginx with its module for Brotli, else undefined. */
export const whyNoNginx = (): string | undefined =>
  spawnSync('nginx', ['-v']).status === 0 && existsSync(BROTLI_MODULE)
    ? undefined
    : 'nginx is not installed (on Debian: apt-get install nginx libnginx-mod-http-brotli-static)';

/** What Debian's nginx.conf has around the sites. */
const mainConfig = (folder: string) => `
load_module ${BROTLI_MODULE};
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
	include /etc/nginx/mime.types;
	default_type application/octet-stream;
	gzip on;
	${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${folder}/${use};`).join(' ')}
	include ${folder}/site.conf;
}
`;

/** Serves a release of a build by nginx with deploy/nginx.conf, but without TLS. Without a backend `/api/` is missing. */
export const startNginx = (backendOrigin?: string, dist = builtApp) =>
  startOwnServer(dist, {
    command: 'nginx',
    async configure({ folder, release, port, plainPort }) {
      const site = adapt(await readFile(join(root, 'deploy/nginx.conf'), 'utf8'), [
        [/\tlisten \[::\].*\n/g, ''],
        [/listen 80/g, `listen 127.0.0.1:${plainPort}`],
        [/listen 443 ssl http2/g, `listen 127.0.0.1:${port}`],
        [/hrajem\.example\.org;/g, 'localhost;'],
        [/\tssl_.*\n/g, ''],
        [/\/var\/log\/nginx/g, folder],
        [/\/srv\/hrajem\/current/g, release],
        backendOrigin
          ? [/proxy_pass .*;/, `proxy_pass ${backendOrigin};`]
          : [/\tlocation \/api\/ \{[^}]*\}\n/, ''],
      ]);
      await writeFile(join(folder, 'site.conf'), site);
      await writeFile(join(folder, 'nginx.conf'), mainConfig(folder));
      return ['-c', join(folder, 'nginx.conf')];
    },
  });
