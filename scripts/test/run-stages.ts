import { since } from '../lib/node.ts';
import type { Counts, Stage } from './stage.ts';

const HEARTBEAT_MS = 15_000;

interface Result extends Counts {
  name: string;
  time: string;
  /** Why it was not run. */
  note?: string | undefined;
}

const line = (name: string, passed: unknown, failed: unknown, skipped: unknown, time: string, note = '') =>
  `  ${name.padEnd(12)}${[passed, failed, skipped].map((count) => String(count).padStart(8)).join('')}${time.padStart(10)}  ${note}`.trimEnd();

/** Each stage with its counts, and what it left out by name; the last line is the sum. */
function summary(results: Result[], time: string): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const skipped = results.flatMap(({ name, skipped: tests = [] }) =>
    tests.map((test) => `  ${name} skipped ${test}`),
  );
  return [
    line('', 'passed', 'failed', 'skipped', ''),
    ...results.map((one) =>
      line(one.name, one.passed, one.failed, one.skipped?.length ?? '', one.time, one.note),
    ),
    line('all', sum('passed'), sum('failed'), skipped.length, time),
    ...skipped,
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

/**
 * Runs turns of stages one after the other: the rows of a turn side by side, the stages of a row in their order. One that needs a stage
 * that failed is not run. Gives whether nothing failed.
 */
export async function runStages(turns: Stage[][][]): Promise<boolean> {
  const begun = Date.now();
  const running = new Map<string, number>();
  const results = new Map<string, Result>();
  const heartbeat = setInterval(() => {
    console.log(`  … ${[...running].map(([name, started]) => `${name} ${since(started)}`).join(', ')}`);
  }, HEARTBEAT_MS);

  async function runStage({ name, needs = [], missing, run }: Stage) {
    const nothing = { name, passed: 0, failed: 0, time: '' };
    const failed = needs.find((need) => results.get(need)?.failed !== 0 || results.get(need)?.note);
    const note = failed ? `not run, for ${failed} failed` : await missing?.();
    if (note) {
      console.log(`${name}: ${note}`);
      results.set(name, { ...nothing, note });
      return;
    }
    console.log(`${name} …`);
    const started = Date.now();
    running.set(name, started);
    const counts = await run();
    running.delete(name);
    results.set(name, { name, ...counts, time: since(started) });
    console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed in ${since(started)}`);
  }

  async function runRow(stages: Stage[]) {
    for (const stage of stages) await runStage(stage);
  }

  for (const rows of turns) await Promise.all(rows.map(runRow));
  clearInterval(heartbeat);
  const inOrder = turns.flat(2).flatMap(({ name }) => results.get(name) ?? []);
  console.log(`\n${summary(inOrder, since(begun))}`);
  return inOrder.every(({ failed }) => failed === 0);
}
