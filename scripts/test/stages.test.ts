import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { chosenStages } from './run-stages.mjs';
import { BROWSER_STAGES, LONG_STAGES, STAGES } from './stages.mjs';

interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>;
}

test('the workflow runs every stage, and no other', () => {
  const file = join(import.meta.dirname, '../../.github/workflows/test.yml');
  const { jobs } = parse(readFileSync(file, 'utf8')) as Workflow;
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run = [] }) => run));
  const stages = runs.flatMap((run) => {
    const asked = [...run.matchAll(/--stage (\w+)/g)].map(([, name = '']) => name);
    return chosenStages(STAGES, asked).flat(2);
  });
  expect(new Set(stages)).toEqual(new Set(STAGES.flat(2)));
});

test('what a stage needs has been run before it', () => {
  for (const turns of [STAGES, LONG_STAGES, BROWSER_STAGES]) {
    const ended = new Set<string>();
    for (const turn of turns) {
      const rows = Array.isArray(turn) ? turn : [[turn]];
      for (const row of rows) {
        // What runs beside it may still be under way.
        const known = new Set(ended);
        for (const { name, needs = [] } of row) {
          expect([...known], name).toEqual(expect.arrayContaining(needs));
          known.add(name);
        }
      }
      for (const { name } of rows.flat()) ended.add(name);
    }
  }
});
