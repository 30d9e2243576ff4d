/**
 * `npm run bench`: how fast the built app answers with a thousand matches and five thousand messages on a slow processor
 * (tests/bench/README.md). `--json FILE` keeps the raw figures, `--only TEXT` measures a part.
 */
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { buildSteps } from './build.mjs';
import { command } from './lib/command.mjs';
import { root } from './lib/project.mjs';
import { runSteps } from './lib/steps.mjs';

async function main() {
  const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } });
  console.log('Building');
  const { failed } = await runSteps(buildSteps, 2);
  if (failed > 0) return false;
  console.log('Measuring; leave the machine alone meanwhile');
  const { module } = await runnerImport('/tests/bench/bench.ts', { root, resolve: { tsconfigPaths: true } });
  return module.bench({ file: values.json, only: values.only, say: (text) => console.log(text) });
}

await command(import.meta, main);
