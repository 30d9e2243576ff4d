import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/project';
import { proveHost } from './support/prove-host';
import { cloudflareDifferences, startWrangler } from './support/wrangler';

proveHost({
  name: 'Cloudflare Workers',
  start: (folder) =>
    startWrangler(['dev', '--config=deploy/wrangler.jsonc'], (started) => {
      cpSync(join(root, 'deploy'), join(started, 'deploy'), { recursive: true });
      cpSync(folder, join(started, 'dist'), { recursive: true });
    }),
  differences: [
    ...cloudflareDifferences(307),
    {
      address: /^\/%6F-nas$/,
      answer: { status: 307 },
      why: 'each page has one address, and others redirect to it',
    },
    { address: /\.br$/, answer: { type: null, encoding: 'br' }, why: 'compresses also what is compressed' },
  ],
});
