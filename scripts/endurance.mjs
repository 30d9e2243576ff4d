/**
 * `npm run endurance`: whether the built app holds the same after hours of use as in the beginning (tests/endurance/README.md).
 * `--only TEXT` takes a part, `--quick` a tenth, `--json FILE` keeps the samples elsewhere.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { command } from './lib/command.ts';
import { root } from './lib/project.ts';

async function main() {
  const { values } = parseArgs({
    options: {
      json: { type: 'string', default: join(root, '.cache/endurance.json') },
      only: { type: 'string' },
      quick: { type: 'boolean' },
    },
  });
  const { json: file, only, quick } = values;
  const { module } = await runnerImport('/tests/endurance/endurance.ts', {
    root,
    resolve: { tsconfigPaths: true },
  });
  return module.endurance({ file, only, quick, say: (text) => console.log(text) });
}

await command(import.meta, main);
