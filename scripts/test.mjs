/**
 * `npm test`: every check. The last line is the sum, `N passed, N failed`; the exit code says whether all passed.
 *
 *   -- --stage NAME    only this stage and what it needs; may be given several times (scripts/test/stages.mjs names them)
 *   -- --shard 1/2     only this part of the browser tests
 *   -- --long          the long stages instead, which is `npm run test:long`
 *   -- --browsers      the journey in every browser instead, which is `npm run test:browsers`
 */
import { parseArgs } from 'node:util';
import { command } from './lib/command.mjs';
import { chosenStages, runStages } from './test/run-stages.mjs';
import { BROWSER_STAGES, LONG_STAGES, STAGES } from './test/stages.mjs';

await command(
  import.meta,
  () => {
    const { values } = parseArgs({
      options: {
        stage: { type: 'string', multiple: true, default: [] },
        shard: { type: 'string' },
        long: { type: 'boolean', default: false },
        browsers: { type: 'boolean', default: false },
      },
    });
    const all = values.browsers ? BROWSER_STAGES : values.long ? LONG_STAGES : STAGES;
    const turns = chosenStages(all, values.stage);
    console.log(`Node ${process.version}`);
    return runStages(turns, { shard: values.shard });
  },
  () => {
    console.log('0 passed, 1 failed');
  },
);
