/** Everything that a backend and a network can do to the built app: each fault of each operation, answers at the edge of the contract. */
import { readFileSync } from 'node:fs';
import { commandLine } from '../commands.mjs';
import { figuresOf } from './figures.mjs';
import { runSuite } from './run-suite.mjs';

/** Runs the whole of both, of which `npm test` runs a part (decision 055). */
export async function runHostile() {
  let file = '';
  const counts = await runSuite('hostile', (report) => {
    file = report;
    return {
      args: [
        ...commandLine('e2e'),
        '--forbid-only',
        '--retries=1',
        // Longer than all the other browser tests together.
        '--global-timeout=5400000',
        '--reporter=list,json',
        'faults.spec',
        'fuzz.spec',
      ],
      seconds: 5460,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_WHOLE: '1' },
    };
  });
  return { ...counts, note: figuresOf(JSON.parse(readFileSync(file, 'utf8'))) };
}
