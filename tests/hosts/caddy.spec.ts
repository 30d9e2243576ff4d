import { hasCaddy, NO_CADDY } from '../../scripts/lib/has-caddy';
import { startCaddy } from '../e2e/support/servers/caddy';
import { proveHost } from './support/prove-host';

proveHost({
  name: 'Caddy',
  whyNot: () => (hasCaddy() ? undefined : NO_CADDY),
  start: () => startCaddy(),
  differences: [
    { address: /\.map$/, answer: { encoding: 'gzip' }, why: 'compresses what the build has not compressed' },
  ],
});
