import { startNginx, whyNoNginx } from './nginx';
import { NotHereError, proveHost } from './support/prove-host';

proveHost({
  name: 'nginx',
  start: () => {
    const reason = whyNoNginx();
    if (reason !== undefined) throw new NotHereError(reason);
    return startNginx();
  },
});
