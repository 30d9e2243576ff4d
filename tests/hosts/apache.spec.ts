import { startApache, whyNoApache } from './apache';
import { proveHost } from './support/prove-host';

proveHost({ name: 'Apache', whyNot: whyNoApache, start: () => startApache() });
