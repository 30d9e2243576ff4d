import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/project.mjs';
import { node, runSteps } from '../lib/steps.mjs';
import { reportCounts } from './report-counts.mjs';

const read = (file) =>
  existsSync(file)
    ? reportCounts(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, failures: [] };

/** The report of a suite. */
export const reportOf = (name) => join(root, `.cache/reports/${name}.json`);

/**
 * Runs a program that writes a JSON report about its tests; gives what the report counts. A program that fails without a
 * failed test counts as one, and so does one that ran no test: nothing tested is nothing proved.
 *
 * @param {string} name of the suite and of its report, .cache/reports/<name>.json
 * @param {(report: string) => { args: string[], seconds: number, env?: object }} line what Node is to run
 */
export async function runSuite(name, line) {
  const report = reportOf(name);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { args, seconds, env } = line(report);
  /** @type {import('./report-counts.mjs').Counts} */
  let sum = { passed: 0, failed: 0, failures: [] };
  await runSteps([
    {
      name,
      run: async () => {
        const { ok, output } = await node(args, { seconds, env });
        sum = read(report);
        if (sum.failed === 0 && (!ok || sum.passed === 0)) {
          const reason = ok ? 'no test was run' : 'the program failed outside of its tests';
          sum = { ...sum, failed: 1, failures: [{ kind: 'failed', name: `${name}: ${reason}`, traces: [] }] };
        }
        return { ok: sum.failed === 0, output };
      },
    },
  ]);
  return sum;
}
