import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { chosenStages } from './run-stages.mjs';
import { STAGES } from './stages.mjs';

interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>;
}

test('the workflow runs every stage, and no other', () => {
  const file = join(import.meta.dirname, '../../.github/workflows/test.yml');
  const { jobs } = parse(readFileSync(file, 'utf8')) as Workflow;
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run = [] }) => run));
  const stages = runs.flatMap((run) => {
    const asked = [...run.matchAll(/--stage (\w+)/g)].map(([, name = '']) => name);
    return chosenStages(STAGES, asked);
  });
  expect(new Set(stages)).toEqual(new Set(STAGES));
});
