import { proveHost } from './support/prove-host';
import { everyHeader } from './support/rows';
import { cloudflareDifferences, startWrangler } from './support/wrangler';

proveHost({
  name: 'Cloudflare Pages',
  start: (folder) => startWrangler(['pages', 'dev', folder, '--compatibility-date=2026-11-01']),
  differences: [
    ...cloudflareDifferences(308),
    { address: /\.js$/, answer: { type: 'application/javascript' }, why: 'the older name of the type' },
    // After the row above: a missing script is no script.
    {
      address: /(none|\*)\.js$/,
      answer: { type: 'text/html; charset=utf-8' },
      why: 'as other missing files',
    },
    {
      address: /^\/_(headers|redirects)$/,
      answer: {
        status: 502,
        type: 'text/plain; charset=utf-8',
        caching: null,
        wrongHeaders: Object.keys(everyHeader).join(' '),
        file: 'none of the build',
      },
      why: 'wrangler 4.164.0 fails at the two files of rules, which Cloudflare does not publish',
    },
  ],
});
