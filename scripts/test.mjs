/** `npm test`: every check in turn. The last line is the sum, `N passed, N failed`; the exit code says whether all passed. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSteps } from './build.mjs';
import { checks } from './check.mjs';
import { node, root, runSteps, since, tool } from './lib/run.mjs';

const REPORTS = '.cache/reports';

const run = (name, args, options) => ({ name, run: () => node(args, options) });

/** The counts in a JSON report, of Vitest or of Playwright. */
function counts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    for (const name of flaky(report)) console.log(`  flaky  ${name}`);
    return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** The tests of Playwright's report that passed only when they were run once more. */
const flaky = ({ suites = [], specs = [], title }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${title}: ${spec.title}`),
  ...suites.flatMap(flaky),
];

/** Runs a program that writes a JSON report; a fault outside of any test (a file that does not load) counts as one. */
async function runSuite(name, args, options) {
  const report = join(root, REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  let sum = { passed: 0, failed: 0 };
  await runSteps([
    {
      name,
      run: async () => {
        const result = await node(args(report), options(report));
        sum = counts(report);
        if (!result.ok && sum.failed === 0) sum.failed = 1;
        // Nothing tested is nothing proved.
        return { ok: result.ok && sum.passed > 0, output: result.output };
      },
    },
  ]);
  if (sum.passed + sum.failed === 0) sum.failed = 1;
  return sum;
}

const vitest = (project, seconds) => () =>
  runSuite(
    project,
    (report) => [
      tool('vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    () => ({ seconds }),
  );

/** A stage gives its counts. One whose `files` do not exist yet is left out; one that `needs` a failed stage is not run. */
const STAGES = [
  { name: 'check', run: () => runSteps(checks, 2) },
  { name: 'unit', run: vitest('unit', 900) },
  { name: 'contract', files: 'tests/contract/**/*.test.ts', run: vitest('contract', 600) },
  { name: 'pact', files: 'tests/pact/**/*.test.ts', run: vitest('pact', 600) },
  {
    name: 'provider',
    files: 'tests/pact/**/*.test.ts',
    run: () =>
      runSteps([
        run('pacts as committed', ['scripts/check-pacts.mjs']),
        run('every pact verified', ['scripts/pact-verify.mjs'], { seconds: 600 }),
      ]),
  },
  {
    name: 'build',
    run: async () => {
      const built = await runSteps(buildSteps);
      if (built.failed > 0) return built;
      const proved = await runSteps([
        run('no mocks in the built app', ['scripts/check-dist.mjs']),
        run('size of the login screen', ['scripts/size.mjs']),
      ]);
      return { passed: built.passed + proved.passed, failed: proved.failed, usable: true };
    },
  },
  {
    name: 'browser',
    files: 'tests/e2e/**/*.spec.ts',
    run: () => runSteps([run('found', ['scripts/ensure-browser.mjs'], { seconds: 600 })]),
  },
  {
    name: 'e2e',
    files: 'tests/e2e/**/*.spec.ts',
    needs: ['build', 'browser'],
    run: () =>
      runSuite(
        'e2e',
        () => [tool('@playwright/test/cli.js'), 'test', '--forbid-only', '--reporter=list,json'],
        (report) => ({ seconds: 1860, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } }),
      ),
  },
];

console.log(`Node ${process.version}`);
mkdirSync(join(root, REPORTS), { recursive: true });
const begun = Date.now();
const total = { passed: 0, failed: 0 };
const unusable = new Set();

for (const { name, files, needs = [], run: runStage } of STAGES) {
  if (files && globSync(files, { cwd: root }).length === 0) continue;
  const missing = needs.find((stage) => unusable.has(stage));
  if (missing) {
    console.log(`\n${name}: not run, for ${missing} failed`);
    unusable.add(name);
    continue;
  }
  console.log(`\n${name}`);
  const started = Date.now();
  const { passed, failed, usable = failed === 0 } = await runStage();
  if (!usable) unusable.add(name);
  total.passed += passed;
  total.failed += failed;
  console.log(`  ${passed} passed, ${failed} failed in ${since(started)}`);
}

console.log(`\nAll of it in ${since(begun)}\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
