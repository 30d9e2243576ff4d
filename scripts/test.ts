/**
 * `npm test`: every check, each a stage that can be run by itself. The last line is the sum, `N passed, N failed`; the exit code says
 * whether all passed. `--long` runs what takes long or depends on the machine instead, `--browsers` the journey in every browser.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureFirefox } from './browser.ts';
import { command } from './lib/command.ts';
import { NO_FIREFOX } from './lib/find-browser.ts';
import { ensureWebKit, NO_WEBKIT } from './lib/find-webkit.ts';
import { hasCaddy, NO_CADDY } from './lib/has-caddy.ts';
import { plainOutput, since } from './lib/node.ts';
import { root } from './lib/project.ts';

interface Stage {
  name: string;
  /** What the shell runs. */
  line: string;
  env?: Record<string, string>;
  /** The JSON report of Vitest or Playwright; a stage without one passes or fails as a whole. */
  report?: string;
  /** Stages that must have passed. */
  needs?: string[];
  /** Why this machine cannot run it, which is no failure. */
  missing?: () => string | undefined;
}

type Options = Pick<Stage, 'env' | 'needs' | 'missing'>;

const reportOf = (name: string) => join(root, `.cache/reports/${name}.json`);

const script = (name: string, run: string, options: Options = {}): Stage => ({
  name,
  line: `npm run --silent ${run}`,
  ...options,
});

const vitest = (name: string): Stage => ({
  name,
  line: `vitest run --project ${name} --allowOnly=false --reporter=default --reporter=json --outputFile.json="${reportOf(name)}"`,
  report: reportOf(name),
});

/** The folder of results has the stage's name, because Playwright empties it first. Retries tell a flaky test from a broken one and leave a trace. */
const playwright = (name: string, specs: string, { env, ...options }: Options): Stage => ({
  name,
  line: `playwright test --forbid-only --retries=1 --reporter=list,json,html --output=test-results/${name} ${specs}`,
  report: reportOf(name),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name), PLAYWRIGHT_HTML_OPEN: 'never', ...env },
  ...options,
});

/** What differs between browsers: cookies and storage, two tabs, focus and keys, layout, the chat's clocks, what axe sees. */
const SMOKE = 'journey session together keyboard states';

/** For what takes longer than playwright.config.ts allows all tests together: an hour and a half. */
const PATIENT = '--global-timeout=5400000';

const build = script('build', 'build:e2e');
const browser = script('browser', 'browser');
const onBuild = { needs: ['build', 'browser'] };

const inFirefox = (specs: string) =>
  playwright('firefox', specs, {
    needs: ['build'],
    env: { E2E_BROWSER: 'firefox' },
    missing: () => (ensureFirefox() ? undefined : NO_FIREFOX),
  });
const inWebKit = (specs: string) =>
  playwright('webkit', specs, {
    needs: ['build'],
    env: { E2E_BROWSER: 'webkit' },
    missing: () => (ensureWebKit() ? undefined : NO_WEBKIT),
  });

const STAGES = [
  [[script('check', 'check')]],
  [[vitest('unit')]],
  // The first row leaves a processor idle half of its time, the build does not, and neither reads what the other writes. The
  // provider is held to the pacts that were written right before.
  [
    [vitest('contract'), vitest('pact'), script('provider', 'test:provider')],
    [build, script('dist', 'test:dist', { needs: ['build'] })],
  ],
  [[browser]],
  [[playwright('e2e', '', onBuild)]],
  [[inFirefox('journey')], [inWebKit('journey')]],
];

const BROWSERS = [build, browser, playwright('chromium', SMOKE, onBuild), inFirefox(SMOKE), inWebKit(SMOKE)];

const LONG = [
  build,
  browser,
  // Through the built app as in production: behind a server of one's own, over TLS (docs/deploy.md).
  playwright('https', 'journey session together own-server', {
    ...onBuild,
    env: { E2E_TLS: '1' },
    missing: () => (hasCaddy() ? undefined : NO_CADDY),
  }),
  // Every fault of every operation and answers at the edge of the contract (decision 024).
  playwright('hostile', `${PATIENT} faults.spec fuzz.spec`, {
    ...onBuild,
    env: { E2E_WHOLE: '1' },
  }),
  // A thousand matches, thousands of messages.
  playwright('large', 'long-world', { ...onBuild, env: { E2E_WHOLE: '1' } }),
  playwright('states', 'states.spec', { ...onBuild, env: { STATES: 'all' } }),
  inFirefox(SMOKE),
  inWebKit(SMOKE),
  script('endurance', 'endurance', onBuild),
  script('bench', 'bench', onBuild),
];

const running = new Set<ChildProcess>();
// A process group of its own, so that the browsers and servers that a stage has started end with it; Windows has none.
const detached = process.platform !== 'win32';

function endAll(): never {
  for (const { pid } of running) if (pid) process.kill(detached ? -pid : pid, 'SIGTERM');
  process.exit(1);
}

/** What the report of a stage counts. A test that passed only the second time has failed, and so has a run without any test. */
function countsOf(isOk: boolean, report: string | undefined) {
  if (!report) return { passed: Number(isOk), failed: Number(!isOk), skipped: 0 };
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    const one = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number> & {
      stats?: Record<string, number>;
    };
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = one.stats ?? {};
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = one;
    counts = {
      passed: expected + numPassedTests,
      failed: unexpected + flaky + numFailedTests,
      skipped: skipped + numPendingTests,
    };
  } catch {
    // It ended before it wrote one.
  }
  return counts.failed === 0 && (!isOk || counts.passed === 0) ? { ...counts, failed: 1 } : counts;
}

/** Runs turns of stages one after the other, the rows of a turn side by side; gives whether nothing failed. */
async function runStages(turns: Stage[][][]): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endAll);
  const begun = Date.now();
  const passed = new Set<string>();
  const lines: string[] = [];
  const sum = { passed: 0, failed: 0 };
  const say = (line: string) => {
    lines.push(line);
    console.log(line);
  };

  async function runStage({ name, line, env, report, needs = [], missing }: Stage) {
    const broken = needs.find((need) => !passed.has(need));
    const note = broken ? `not run, for ${broken} failed` : missing?.();
    if (note) return say(`${name}: ${note}`);
    console.log(`${name} …`);
    if (report) rmSync(report, { force: true });
    const started = Date.now();
    const options = { cwd: root, shell: true, detached, env: { ...process.env, ...plainOutput, ...env } };
    const child = spawn(line, options);
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const [code] = (await once(child, 'close')) as [number | null];
    running.delete(child);
    const counts = countsOf(code === 0, report);
    sum.passed += counts.passed;
    sum.failed += counts.failed;
    if (counts.failed === 0) passed.add(name);
    else console.log(stripVTControlCharacters(output).trim().replaceAll(/^/gm, `  ${name} | `));
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    return say(`${name}: ${counts.passed} passed, ${counts.failed} failed${skipped} in ${since(started)}`);
  }

  async function runRow(stages: Stage[]) {
    for (const stage of stages) await runStage(stage);
  }

  for (const rows of turns) await Promise.all(rows.map(runRow));
  console.log(`\n${lines.join('\n')}\n${since(begun)}\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0;
}

await command(import.meta, () => {
  const { values } = parseArgs({ options: { long: { type: 'boolean' }, browsers: { type: 'boolean' } } });
  console.log(`Node ${process.version}`);
  const inTurn = values.long ? LONG : values.browsers ? BROWSERS : undefined;
  return runStages(inTurn?.map((stage) => [[stage]]) ?? STAGES);
});
