import { buildIdOf, makeRelease } from '../../scripts/release/make-release';
import { findFreePort } from '../e2e/support/caddy';
import { startInstalled } from './support/installed-host';
import { proveHost } from './support/prove-host';

proveHost({
  name: 'Firebase',
  start: async (folder) => {
    const port = await findFreePort();
    const release = buildIdOf(folder);
    return startInstalled({
      name: 'superstatic',
      program: 'superstatic/lib/bin/server.js',
      args: [
        release,
        `--config=${release}/firebase.json`,
        '--compression',
        '--host=127.0.0.1',
        `--port=${port}`,
      ],
      port,
      prepare: (started) => void makeRelease(folder, started),
    });
  },
});
