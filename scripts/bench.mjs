/**
 * `npm run bench`: how fast the built app loads and answers, with a thousand matches and five thousand messages, on a slow
 * processor (tests/bench/README.md). `--quick` takes a few minutes, `--only TEXT` measures a part, `--json FILE` keeps the figures
 * elsewhere, `--readme` puts them into README.md.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { command } from './lib/command.ts';
import { root } from './lib/project.ts';

async function main() {
  const { values } = parseArgs({
    options: {
      json: { type: 'string', default: join(root, '.cache/bench.json') },
      only: { type: 'string' },
      quick: { type: 'boolean' },
      readme: { type: 'boolean' },
    },
  });
  const { json: file, only, quick } = values;
  const readme = values.readme ? join(root, 'README.md') : undefined;
  console.log('Measuring; leave the machine alone meanwhile');
  const { module } = await runnerImport('/tests/bench/bench.ts', { root, resolve: { tsconfigPaths: true } });
  return module.bench({ file, only, quick, readme, say: (text) => console.log(text) });
}

await command(import.meta, main);
