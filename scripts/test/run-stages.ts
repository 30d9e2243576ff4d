import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { plainOutputEnv, secondsSince } from '../lib/output.ts';
import { root } from '../lib/project.ts';
import type { Stage } from './stage.ts';

interface RunOptions {
  /** How many stages may run side by side. */
  places: number;
  /** Whether each stage's output is printed as it comes, instead of that of a failed stage at its end. */
  isLive?: boolean;
}

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

/** Runs a stage's command; returns its exit code and its output. */
async function spawnStage({ name, command, env }: Stage, isLive: boolean) {
  const stageEnv = { ...process.env, ...plainOutputEnv, ...env };
  const child = spawn(command, { cwd: root, shell: true, detached: isDetached, env: stageEnv });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isLive) process.stdout.write(text.replaceAll(/^(?=.)/gm, `  ${name} | `));
    });
  const [code] = (await once(child, 'close')) as [number | null];
  children.delete(child);
  return { code, output };
}

/**
 * Runs every stage as soon as those that it needs have passed, the earlier ones first; prints the results and the total as the last
 * line, and returns whether all passed.
 */
export async function runStages(
  stages: readonly Stage[],
  { places, isLive = false }: RunOptions,
): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endChildrenAndExit);
  const startedAt = Date.now();
  const waiting = new Set(stages);
  const running = new Map<Stage, Promise<void>>();
  const passedStages = new Set<string>();
  const resultLines: string[] = [];
  const totalCounts = { passed: 0, failed: 0 };
  const printResult = (line: string): void => {
    resultLines.push(line);
    console.log(line);
  };

  async function runStage(stage: Stage): Promise<void> {
    const { name, report, needs = [], skipReason } = stage;
    const missingStage = needs.find((need) => !passedStages.has(need));
    const reason = missingStage ? `${missingStage} failed` : skipReason?.();
    if (reason) return printResult(`${name}: not run, because ${reason}`);
    console.log(`${name} …`);
    if (report) rmSync(report, { force: true });
    const stageStartedAt = Date.now();
    const { code, output } = await spawnStage(stage, isLive);
    const counts = countsOf(code === 0, report);
    totalCounts.passed += counts.passed;
    totalCounts.failed += counts.failed;
    if (counts.failed === 0) passedStages.add(name);
    else if (!isLive) console.log(stripVTControlCharacters(output).trim().replaceAll(/^/gm, `  ${name} | `));
    const skippedText = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    printResult(
      `${name}: ${counts.passed} passed, ${counts.failed} failed${skippedText} in ${secondsSince(stageStartedAt)}`,
    );
  }

  /** Whether a stage may start now: what it needs has ended, and what runs leaves it room. */
  function canStart({ needs = [], isAlone = false }: Stage): boolean {
    const unfinished = [...waiting, ...running.keys()].map(({ name }) => name);
    if (needs.some((need) => unfinished.includes(need))) return false;
    const isAloneRunning = [...running.keys()].some((stage) => stage.isAlone);
    return running.size === 0 || (!isAlone && !isAloneRunning && running.size < places);
  }

  while (waiting.size + running.size > 0) {
    for (const stage of waiting) {
      if (!canStart(stage)) continue;
      waiting.delete(stage);
      running.set(
        stage,
        runStage(stage).finally(() => running.delete(stage)),
      );
    }
    await Promise.race(running.values());
  }
  console.log(
    `\n${resultLines.join('\n')}\n${secondsSince(startedAt)}\n${totalCounts.passed} passed, ${totalCounts.failed} failed`,
  );
  return totalCounts.failed === 0;
}
