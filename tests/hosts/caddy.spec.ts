import { hasCaddy, NO_CADDY } from '../../scripts/lib/has-caddy';
import { startCaddy } from '../e2e/support/caddy';
import { NotHereError, proveHost } from './support/prove-host';

proveHost({
  name: 'Caddy',
  start: () => {
    if (!hasCaddy()) throw new NotHereError(NO_CADDY);
    return startCaddy();
  },
  differences: [
    { address: /\.map$/, answer: { encoding: 'gzip' }, why: 'compresses what the build has not compressed' },
  ],
});
