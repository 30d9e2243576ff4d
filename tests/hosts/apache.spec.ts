import { ownServers } from './own-servers';
import { proveHost } from './support/prove-host';

proveHost({ ...ownServers.apache, start: () => ownServers.apache.start() });
