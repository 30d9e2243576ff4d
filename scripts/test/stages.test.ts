import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runStages } from './run-stages.ts';
import { countsOf, reportCounts, type Stage } from './stage.ts';

describe('the counts of a stage', () => {
  test('of Playwright take a test that passed only the second time for a failed one', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } };
    expect(reportCounts(JSON.stringify(report))).toEqual({ passed: 5, failed: 3, skipped: [] });
  });

  test('of Playwright name what was left out, and why', () => {
    const tests = [{ status: 'skipped', annotations: [{ type: 'skip', description: 'it cannot' }] }];
    const suites = [{ suites: [{ specs: [{ title: 'a download', tests }] }] }];
    const stats = { expected: 1, unexpected: 0, flaky: 0 };
    expect(reportCounts(JSON.stringify({ stats, suites })).skipped).toEqual(['a download: it cannot']);
  });

  test('of Vitest are its own', () => {
    expect(reportCounts('{"numPassedTests":7,"numFailedTests":1}')).toEqual({ passed: 7, failed: 1 });
  });

  test('say that something failed when the program did, or when it ran no test', () => {
    expect(countsOf(false, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 });
    expect(countsOf(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
    expect(countsOf(false, { passed: 7, failed: 2 })).toEqual({ passed: 7, failed: 2 });
    expect(countsOf(true, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 0 });
  });
});

describe('a run of stages', () => {
  const printed: string[] = [];
  const events: string[] = [];

  beforeEach(() => {
    printed.length = 0;
    events.length = 0;
    vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  });

  /** A stage that takes so many turns of the event loop. */
  const stage = (name: string, length: number, more: Partial<Stage> = {}, failed = 0): Stage => ({
    name,
    async run() {
      events.push(`${name} begins`);
      for (let turn = 0; turn < length; turn += 1) await new Promise(setImmediate);
      events.push(`${name} ends`);
      return { passed: 1 - failed, failed };
    },
    ...more,
  });

  test('has rows side by side, each in its order, what follows after all of them, and the sum in the last line', async () => {
    const rows = [[stage('pact', 5), stage('provider', 1)], [stage('build', 2)]];
    expect(await runStages([[[stage('check', 1)]], rows, [[stage('e2e', 1)]]])).toBe(true);
    expect(events.join(', ')).toBe(
      'check begins, check ends, pact begins, build begins, build ends, pact ends, provider begins, provider ends, e2e begins, e2e ends',
    );
    expect(printed.at(-1)).toMatch(/\n5 passed, 0 failed$/);
  });

  test('leaves out what needs a failed one, or one that was left out, and nothing else', async () => {
    const after = [
      stage('e2e', 1, { needs: ['build'] }),
      stage('shots', 1, { needs: ['e2e'] }),
      stage('size', 1),
    ];
    expect(await runStages([[[stage('build', 1, {}, 1)]], [after]])).toBe(false);
    expect(events).not.toContain('e2e begins');
    expect(events).not.toContain('shots begins');
    expect(events).toContain('size ends');
    expect(printed).toContain('e2e: not run, for build failed');
    expect(printed.at(-1)).toMatch(/\n1 passed, 1 failed$/);
  });

  test('says of one that this machine cannot run why, and has not failed', async () => {
    expect(await runStages([[[stage('webkit', 1, { missing: () => 'there is none' })]]])).toBe(true);
    expect(events).toEqual([]);
    expect(printed.at(-1)).toContain('there is none');
  });
});
