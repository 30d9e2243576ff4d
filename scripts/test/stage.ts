import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { plainOutput } from '../lib/node.ts';
import { root } from '../lib/project.ts';

export interface Counts {
  passed: number;
  failed: number;
  /** Tests that were left out, each with the reason. */
  skipped?: string[];
}

export interface Stage {
  name: string;
  /** Stages that must have passed. */
  needs?: string[];
  /** Why this machine cannot run it, which is no failure. */
  missing?: () => string | undefined | Promise<string | undefined>;
  /** Runs it, and prints what it wrote when it fails. */
  run: () => Promise<Counts>;
}

type Options = Pick<Stage, 'needs' | 'missing'> & { env?: Record<string, string> };

// In a group of its own, so that the browsers and servers that a stage has started end with it; Windows has none.
const detached = process.platform !== 'win32';
const running = new Set<ChildProcess>();

/** Ends the running stages, and this process. */
function end(): never {
  for (const { pid } of running) if (pid !== undefined) process.kill(detached ? -pid : pid, 'SIGTERM');
  process.exit(1);
}

/** Runs a line in a shell. Gives whether it succeeded, and its output. */
async function runLine(line: string, env: Record<string, string>): Promise<{ ok: boolean; output: string }> {
  const child = spawn(line, {
    cwd: root,
    shell: true,
    detached,
    env: { ...process.env, ...plainOutput, ...env },
  });
  if (running.size === 0) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  running.delete(child);
  if (running.size === 0) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end);
  return { ok: code === 0, output };
}

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    tests: { status: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

/** The tests of a report of Playwright that were left out, and why. */
const skippedIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => `${title}: ${annotations.find(({ type }) => type === 'skip')?.description}`),
  ),
  ...suites.flatMap(skippedIn),
];

/** What the JSON report of Vitest or Playwright counts. A test that passed only the second time has failed. */
export function reportCounts(text: string): Counts {
  const report = JSON.parse(text) as Suite & {
    numPassedTests: number;
    numFailedTests: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  const { numPassedTests, numFailedTests, stats } = report;
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: skippedIn(report) }
    : { passed: numPassedTests, failed: numFailedTests };
}

function readReport(file: string): Counts {
  try {
    return reportCounts(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** The counts of a run: one that fails without a failed test counts as one, and so does one that ran none. */
export function countsOf(ok: boolean, counts: Counts): Counts {
  return counts.failed === 0 && (!ok || counts.passed === 0) ? { ...counts, failed: 1 } : counts;
}

function stage(name: string, line: string, { env = {}, ...options }: Options, report?: string): Stage {
  async function run() {
    if (report) {
      mkdirSync(join(root, '.cache/reports'), { recursive: true });
      rmSync(report, { force: true });
    }
    const { ok, output } = await runLine(line, env);
    const counts = countsOf(ok, report ? readReport(report) : { passed: Number(ok), failed: 0 });
    if (counts.failed > 0)
      console.log(stripVTControlCharacters(output).trim().replaceAll(/^/gm, `  ${name} | `));
    return counts;
  }
  return { name, run, ...options };
}

const reportOf = (name: string) => join(root, `.cache/reports/${name}.json`);

/** A command of package.json, which passes or fails as a whole. */
export const script = (name: string, command: string, options: Options = {}): Stage =>
  stage(name, `npm run --silent ${command}`, options);

/** A project of Vitest. */
export const vitest = (project: string): Stage =>
  stage(
    project,
    `vitest run --project ${project} --allowOnly=false --reporter=default --reporter=json --outputFile.json="${reportOf(project)}"`,
    {},
    reportOf(project),
  );

/**
 * Browser tests. What a test leaves when it fails is in test-results/<name>: Playwright empties the folder of a run when it begins,
 * and another stage may follow. A failed test is run once more only to tell a flaky one from a broken one, and to have a trace.
 */
export function playwright(name: string, args: string, options: Options): Stage {
  const line = `playwright test --forbid-only --retries=1 --reporter=list,json,html --output=test-results/${name} ${args}`;
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
    PLAYWRIGHT_HTML_OPEN: 'never',
    ...options.env,
  };
  return stage(name, line, { ...options, env }, reportOf(name));
}
