/**
 * `npm run bench`: runs tests/bench as Playwright tests on the last build. `--quick` repeats less often, `--write` writes the tables
 * into docs/performance.md; Playwright gets all other options, such as `-g chat`.
 */
import { spawnSync } from 'node:child_process';
import { runMain } from './lib/command.ts';
import { root, tool } from './lib/project.ts';

const FLAGS: Record<string, string> = { '--quick': 'MEASURE_QUICK', '--write': 'MEASURE_WRITE' };

const run = (...args: string[]): boolean =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;

await runMain(import.meta, () => {
  const args = process.argv.slice(2);
  for (const [flag, variable] of Object.entries(FLAGS)) if (args.includes(flag)) process.env[variable] = '1';
  const others = args.filter((argument) => !(argument in FLAGS));
  console.log('Measuring; leave the machine alone meanwhile');
  const config = 'tests/bench/playwright.config.ts';
  const isWithinLimits = run(tool('@playwright/test/cli.js'), 'test', '--config', config, ...others);
  if (args.includes('--write')) run(tool('oxfmt/bin/oxfmt'), 'docs/performance.md');
  return isWithinLimits;
});
