import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../e2e/support/caddy';
import { startInstalled } from './support/installed-host';
import { proveHost } from './support/prove-host';

proveHost({
  name: 'Netlify',
  start: async (folder) => {
    const port = await findFreePort();
    const staticPort = await findFreePort();
    return startInstalled({
      name: 'netlify',
      program: 'netlify-cli/bin/run.js',
      nodeArgs: ['--import', join(import.meta.dirname, 'support/loopback.mjs')],
      args: [
        ...['dev', '--offline', '--no-open', '--internal-disable-edge-functions', `--dir=${folder}`],
        `--port=${port}`,
      ],
      port,
      prepare: (started) =>
        writeFileSync(
          join(started, 'netlify.toml'),
          `[build]\n  publish = "${folder}"\n[dev]\n  staticServerPort = ${staticPort}\n`,
        ),
    });
  },
});
