import { startNginx, whyNoNginx } from './nginx';
import { proveHost } from './support/prove-host';

proveHost({ name: 'nginx', whyNot: whyNoNginx, start: () => startNginx() });
