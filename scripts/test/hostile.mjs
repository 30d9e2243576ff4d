/** Everything that a backend and a network can do to the built app: each fault of each operation, answers at the edge of the contract. */
import { readFileSync } from 'node:fs';
import { figuresOf } from './figures.mjs';
import { runBrowserSuite } from './run-browser-suite.mjs';
import { reportOf } from './run-suite.mjs';

/** Runs the whole of both, of which `npm test` runs a part (decision 055). */
export async function runHostile() {
  const counts = await runBrowserSuite('hostile', {
    seconds: 5460,
    // Longer than all the other browser tests together.
    args: ['--global-timeout=5400000', 'faults.spec', 'fuzz.spec'],
    env: { E2E_WHOLE: '1' },
  });
  return { ...counts, note: figuresOf(JSON.parse(readFileSync(reportOf('hostile'), 'utf8'))) };
}
