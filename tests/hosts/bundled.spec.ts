import { startAppServer } from '../e2e/support/servers/program';
import { proveHost } from './support/prove-host';
import { backendAnswer } from './support/rows';

proveHost({
  name: 'the bundled server',
  start: () => startAppServer(),
  differences: [
    {
      address: /^\/api\//,
      answer: {
        ...backendAnswer,
        wrongHeaders: `${backendAnswer.wrongHeaders} strict-transport-security`,
      },
      why: 'the embedded backend answers',
    },
  ],
});
