/**
 * `npm test`: runs every stage; each stage can also be run alone. The last line is the total, `N passed, N failed`; the exit code tells
 * whether all passed. `--long` runs slow and machine-dependent stages instead, `--browsers` the main tests in every browser.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureFirefox } from './browser.ts';
import { runMain } from './lib/command.ts';
import { NO_FIREFOX } from './lib/find-browser.ts';
import { ensureWebKit, NO_WEBKIT } from './lib/find-webkit.ts';
import { hasCaddy, NO_CADDY } from './lib/has-caddy.ts';
import { plainOutputEnv, secondsSince } from './lib/output.ts';
import { root } from './lib/project.ts';

interface Stage {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** The JSON report of Vitest or Playwright; a stage without one passes or fails as a whole. */
  report?: string;
  /** Names of stages that must pass before this one. */
  needs?: string[];
  /** The reason why this machine skips the stage, which then counts as not failed; undefined when the machine can run it. */
  skipReason?: () => string | undefined;
}

type StageOptions = Pick<Stage, 'env' | 'needs' | 'skipReason'>;

const reportFile = (name: string) => join(root, `.cache/reports/${name}.json`);

const npmStage = (name: string, script: string, options: StageOptions = {}): Stage => ({
  name,
  command: `npm run --silent ${script}`,
  ...options,
});

const vitestStage = (name: string): Stage => ({
  name,
  command: `vitest run --project ${name} --allowOnly=false --reporter=default --reporter=json --outputFile.json="${reportFile(name)}"`,
  report: reportFile(name),
});

/** Each stage has its own folder of results, because Playwright empties the folder first. A retry tells a flaky test from a broken one, and records a trace. */
const playwrightStage = (name: string, specs: string, { env, ...options }: StageOptions): Stage => ({
  name,
  command: `playwright test --forbid-only --retries=1 --reporter=list,json,html --output=test-results/${name} ${specs}`,
  report: reportFile(name),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(name), PLAYWRIGHT_HTML_OPEN: 'never', ...env },
  ...options,
});

/** The specs whose results may differ between browsers: cookies and storage, two tabs, focus and keys, layout, clocks of the chat, checks by axe. */
const SMOKE_SPECS = 'journey session together keyboard states';

/** The time limit of a whole long run, in milliseconds: an hour and a half. */
const LONG_TIMEOUT = '--global-timeout=5400000';

const buildStage = npmStage('build', 'build:e2e');
const browserStage = npmStage('browser', 'browser');
const buildAndBrowserNeeds = { needs: ['build', 'browser'] };

const engineStage = (engine: 'firefox' | 'webkit', skipReason: () => string | undefined) => (specs: string) =>
  playwrightStage(engine, specs, { needs: ['build'], env: { E2E_BROWSER: engine }, skipReason });
const firefoxStage = engineStage('firefox', () => (ensureFirefox() ? undefined : NO_FIREFOX));
const webKitStage = engineStage('webkit', () => (ensureWebKit() ? undefined : NO_WEBKIT));

const STAGES = [
  [[npmStage('check', 'check')]],
  [[vitestStage('unit')]],
  // These two rows of stages run side by side, because neither reads what the other writes.
  [
    [vitestStage('contract'), vitestStage('pact'), npmStage('provider', 'test:provider')],
    [buildStage, npmStage('dist', 'test:dist', { needs: ['build'] })],
  ],
  [[browserStage]],
  [[playwrightStage('e2e', '', buildAndBrowserNeeds)]],
  [[firefoxStage('journey')], [webKitStage('journey')]],
];

const BROWSER_STAGES = [
  buildStage,
  browserStage,
  playwrightStage('chromium', SMOKE_SPECS, buildAndBrowserNeeds),
  firefoxStage(SMOKE_SPECS),
  webKitStage(SMOKE_SPECS),
];

const LONG_STAGES = [
  buildStage,
  browserStage,
  // This stage tests the app as in production, behind Caddy and over TLS (docs/deploy.md).
  playwrightStage('https', 'journey session together own-server', {
    ...buildAndBrowserNeeds,
    env: { E2E_TLS: '1' },
    skipReason: () => (hasCaddy() ? undefined : NO_CADDY),
  }),
  // This stage tests the app with every fault of every operation, and with random answers that keep the contract (decision 024).
  playwrightStage('hostile', `${LONG_TIMEOUT} faults.spec fuzz.spec`, {
    ...buildAndBrowserNeeds,
    env: { E2E_WHOLE: '1' },
  }),
  // `long-world` has a thousand matches and thousands of messages; `provider` runs the app on a backend that docs/provider.md describes.
  playwrightStage('large', 'long-world provider', { ...buildAndBrowserNeeds, env: { E2E_WHOLE: '1' } }),
  playwrightStage('states', 'states.spec', { ...buildAndBrowserNeeds, env: { STATES: 'all' } }),
  firefoxStage(SMOKE_SPECS),
  webKitStage(SMOKE_SPECS),
  npmStage('bench', 'bench', buildAndBrowserNeeds),
];

const children = new Set<ChildProcess>();
// Each stage has its own process group, so that its browsers and servers end with it; Windows has no such groups.
const isDetached = process.platform !== 'win32';

function endChildrenAndExit(): never {
  for (const { pid } of children) if (pid) process.kill(isDetached ? -pid : pid, 'SIGTERM');
  process.exit(1);
}

/** The numbers of tests in a stage's report. A flaky test counts as failed, and so does a run without tests. */
function countsOf(hasStagePassed: boolean, report: string | undefined) {
  if (!report) return { passed: Number(hasStagePassed), failed: Number(!hasStagePassed), skipped: 0 };
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    const parsedReport = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number> & {
      stats?: Record<string, number>;
    };
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = parsedReport.stats ?? {};
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = parsedReport;
    counts = {
      passed: expected + numPassedTests,
      failed: unexpected + flaky + numFailedTests,
      skipped: skipped + numPendingTests,
    };
  } catch {
    // The stage ended before it wrote its report.
  }
  return counts.failed === 0 && (!hasStagePassed || counts.passed === 0) ? { ...counts, failed: 1 } : counts;
}

/** Runs groups of stages one after the other, the rows of a group side by side; returns whether all passed. */
async function runStages(groups: Stage[][][]): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endChildrenAndExit);
  const startedAt = Date.now();
  const passedStages = new Set<string>();
  const resultLines: string[] = [];
  const totalCounts = { passed: 0, failed: 0 };
  const printResult = (line: string) => {
    resultLines.push(line);
    console.log(line);
  };

  async function runStage({ name, command, env, report, needs = [], skipReason }: Stage) {
    const missingStage = needs.find((need) => !passedStages.has(need));
    const reason = missingStage ? `not run, for ${missingStage} failed` : skipReason?.();
    if (reason) return printResult(`${name}: ${reason}`);
    console.log(`${name} …`);
    if (report) rmSync(report, { force: true });
    const stageStartedAt = Date.now();
    const stageEnv = { ...process.env, ...plainOutputEnv, ...env };
    const child = spawn(command, { cwd: root, shell: true, detached: isDetached, env: stageEnv });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const [code] = (await once(child, 'close')) as [number | null];
    children.delete(child);
    const counts = countsOf(code === 0, report);
    totalCounts.passed += counts.passed;
    totalCounts.failed += counts.failed;
    if (counts.failed === 0) passedStages.add(name);
    else console.log(stripVTControlCharacters(output).trim().replaceAll(/^/gm, `  ${name} | `));
    const skippedText = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    return printResult(
      `${name}: ${counts.passed} passed, ${counts.failed} failed${skippedText} in ${secondsSince(stageStartedAt)}`,
    );
  }

  async function runRow(stages: Stage[]) {
    for (const stage of stages) await runStage(stage);
  }

  for (const rows of groups) await Promise.all(rows.map(runRow));
  console.log(
    `\n${resultLines.join('\n')}\n${secondsSince(startedAt)}\n${totalCounts.passed} passed, ${totalCounts.failed} failed`,
  );
  return totalCounts.failed === 0;
}

await runMain(import.meta, () => {
  const { values } = parseArgs({ options: { long: { type: 'boolean' }, browsers: { type: 'boolean' } } });
  console.log(`Node ${process.version}`);
  const stageList = values.long ? LONG_STAGES : values.browsers ? BROWSER_STAGES : undefined;
  return runStages(stageList?.map((stage) => [[stage]]) ?? STAGES);
});
