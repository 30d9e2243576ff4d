import { findFreePort } from '../e2e/support/caddy';
import { startInstalled } from './support/installed-host';
import { proveHost } from './support/prove-host';

proveHost({
  name: 'Firebase',
  start: async (folder) => {
    const port = await findFreePort();
    return startInstalled({
      name: 'superstatic',
      program: 'superstatic/lib/bin/server.js',
      args: [folder, '--host=127.0.0.1', `--port=${port}`],
      port,
    });
  },
});
