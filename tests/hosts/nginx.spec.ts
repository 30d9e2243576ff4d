import { ownServers } from './own-servers';
import { proveHost } from './support/prove-host';

proveHost({ ...ownServers.nginx, start: () => ownServers.nginx.start() });
