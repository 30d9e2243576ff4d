import { startApache, whyNoApache } from './apache';
import { NotHereError, proveHost } from './support/prove-host';

proveHost({
  name: 'Apache',
  start: () => {
    const reason = whyNoApache();
    if (reason !== undefined) throw new NotHereError(reason);
    return startApache();
  },
});
