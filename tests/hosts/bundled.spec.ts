import { startAppServer } from '../e2e/support/servers/program';
import { proveHost } from './support/prove-host';

proveHost({
  name: 'the bundled server',
  start: () => startAppServer(),
  differences: [
    {
      address: /^\/api\//,
      answer: {
        status: 401,
        type: 'application/problem+json',
        csp: null,
        hsts: null,
        file: 'none of the build',
      },
      why: 'the embedded backend answers',
    },
  ],
});
