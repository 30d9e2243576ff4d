import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chosenStages, runStages } from './run-stages.mjs';

describe('the stages asked for', () => {
  const turns = [
    { name: 'check' },
    [[{ name: 'pact' }, { name: 'provider' }], [{ name: 'build' }]],
    { name: 'e2e', needs: ['build'] },
  ];
  const chosen = (...names: string[]) => chosenStages(turns, names);

  test('stand where they stood, with what they need', () => {
    expect(chosen('e2e')).toEqual([[[{ name: 'build' }]], { name: 'e2e', needs: ['build'] }]);
    expect(chosen('provider', 'check')).toEqual([{ name: 'check' }, [[{ name: 'provider' }]]]);
    expect(chosen('build', 'provider')).toEqual([[[{ name: 'provider' }], [{ name: 'build' }]]]);
  });

  test('are all of them when none is named', () => {
    expect(chosen()).toEqual(turns);
  });

  test('are an error when one of them does not exist', () => {
    expect(() => chosen('e3e')).toThrow(
      'There is no stage "e3e". There are: check, pact, provider, build, e2e.',
    );
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
  const stage = (name: string, length: number, { needs = [] as string[], failed = 0 } = {}) => ({
    name,
    needs,
    async run() {
      events.push(`${name} begins`);
      for (let turn = 0; turn < length; turn += 1) await new Promise(setImmediate);
      events.push(`${name} ends`);
      return { passed: 1 - failed, failed, failures: [] };
    },
  });

  /** The names in the table, from above. */
  const table = () => Array.from((printed.at(-1) ?? '').matchAll(/^ {2}(\w+) /gm), ([, name]) => name);

  test('has rows side by side, each in its order, and what follows after all of them', async () => {
    const rows = [[stage('pact', 5), stage('provider', 1)], [stage('build', 2)]];
    expect(await runStages([stage('check', 1), rows, stage('e2e', 1)], {})).toBe(true);
    expect(events).toEqual([
      'check begins',
      'check ends',
      'pact begins',
      'build begins',
      'build ends',
      'pact ends',
      'provider begins',
      'provider ends',
      'e2e begins',
      'e2e ends',
    ]);
  });

  test('lists them in their order, whichever ended first', async () => {
    await runStages([[[stage('pact', 5)], [stage('build', 1)]]], {});
    expect(table()).toEqual(['pact', 'build', 'all']);
  });

  test('leaves out what needs a failed one, and nothing else', async () => {
    const rows = [[stage('pact', 1), stage('provider', 1)], [stage('build', 1, { failed: 1 })]];
    const after = [stage('e2e', 1, { needs: ['build'] }), stage('size', 1)];
    expect(await runStages([rows, ...after], {})).toBe(false);
    expect(table()).toEqual(['pact', 'provider', 'build', 'size', 'all']);
    expect(printed).toContain('\ne2e: not run, for build failed');
  });
});
