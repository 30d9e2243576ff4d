import { buildIdOf, makeRelease } from '../../scripts/release/make-release';
import { findFreePort } from '../e2e/support/servers/caddy';
import { startPinned } from '../e2e/support/servers/pinned-program';
import { proveHost } from './support/prove-host';
import {
  missingFiles,
  otherAddresses,
  publishedBrotli,
  unknownAddresses,
  unknownInEnglish,
} from './support/rows';

proveHost({
  name: 'Firebase',
  start: async (folder) => {
    const port = await findFreePort();
    const release = buildIdOf(folder);
    return startPinned({
      name: 'hosts/superstatic',
      program: 'node_modules/superstatic/lib/bin/server.js',
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
  differences: [
    {
      address: otherAddresses,
      answer: { status: 301 },
      why: 'each page has one address, and others redirect to it',
    },
    {
      address: unknownAddresses,
      answer: { caching: 'no-cache' },
      why: 'headers go by path, so a failure has those of a page',
    },
    {
      address: missingFiles,
      answer: { type: 'text/html; charset=utf-8', encoding: 'br', file: '404.html' },
      why: 'there is one page for all that is missing',
    },
    {
      address: unknownInEnglish,
      answer: { file: '404.html' },
      why: 'there is one page for all that is missing, and the app then shows its English one',
    },
    { address: /\.map$/, answer: { encoding: 'br' }, why: 'compresses by itself' },
    {
      address: /\.svg$/,
      answer: { encoding: null },
      why: 'superstatic 11.0.0 compresses only what is large',
    },
    {
      address: /^\/(assets\/\w+-|sw).*\.js$/,
      answer: { type: 'application/javascript' },
      why: 'the older name of the type',
    },
    {
      address: /\.br$/,
      answer: { ...publishedBrotli, type: 'false', caching: 'no-cache' },
      why: 'superstatic 11.0.0 reads neither `ignore` nor the type of such files; Firebase does not publish them',
    },
  ],
});
