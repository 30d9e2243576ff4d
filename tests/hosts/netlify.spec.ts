import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../e2e/support/servers/caddy';
import { startPinned } from '../e2e/support/servers/pinned-program';
import { proveHost } from './support/prove-host';
import { publishedBrotli } from './support/rows';

proveHost({
  name: 'Netlify',
  start: async (folder) => {
    const port = await findFreePort();
    const staticPort = await findFreePort();
    return startPinned({
      name: 'hosts/netlify',
      program: 'node_modules/netlify-cli/bin/run.js',
      nodeArgs: ['--import', join(import.meta.dirname, 'support/loopback.mjs')],
      args: [
        'dev',
        '--offline',
        '--no-open',
        '--internal-disable-edge-functions',
        `--dir=${folder}`,
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
  differences: [
    { address: /\.br$/, answer: publishedBrotli, why: 'publishes compressed files as files of their own' },
    {
      address: /^/,
      answer: { encoding: null, caching: 'public, max-age=0' },
      why: 'netlify dev 27.10.2 compresses nothing, and drops the Cache-Control of _headers; Netlify does neither',
    },
    {
      address: /^\/(assets\/\w+-|sw).*\.js$/,
      answer: { type: 'application/javascript' },
      why: 'the older name',
    },
    {
      address: /^\/assets$/,
      answer: { type: 'text/plain; charset=utf-8', file: 'not-found.txt' },
      why: 'takes the row of `/assets/*`',
    },
    {
      address: /^\/_(headers|redirects)$/,
      answer: { status: 200, type: 'application/octet-stream' },
      why: 'netlify dev 27.10.2 sends the two files of rules, which Netlify does not publish',
    },
    { address: /^\/_headers$/, answer: { file: '_headers' }, why: 'as above' },
    { address: /^\/_redirects$/, answer: { file: '_redirects' }, why: 'as above' },
  ],
});
