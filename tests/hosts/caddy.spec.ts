import { ownServers } from './own-servers';
import { proveHost } from './support/prove-host';

proveHost({ ...ownServers.caddy, start: () => ownServers.caddy.start() });
