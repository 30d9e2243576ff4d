/**
 * `npm run bench`: runs tests/bench as Playwright tests on the last build. `--quick` repeats each measurement fewer times, `--write` writes the tables
 * into docs/performance.md; Playwright gets all other options, such as `-g chat`.
 */
import { spawnSync } from 'node:child_process';
import { runMain } from './lib/command.ts';
import { root, toolPath } from './lib/project.ts';

const variableByFlag: Record<string, string> = { '--quick': 'MEASURE_QUICK', '--write': 'MEASURE_WRITE' };

const run = (...args: string[]): boolean =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;

await runMain(import.meta, () => {
  const args = process.argv.slice(2);
  for (const [flag, variable] of Object.entries(variableByFlag))
    if (args.includes(flag)) process.env[variable] = '1';
  const playwrightArgs = args.filter((argument) => !(argument in variableByFlag));
  console.log('Measuring; leave the machine alone meanwhile');
  const config = 'tests/bench/playwright.config.ts';
  const playwrightPath = toolPath('@playwright/test/cli.js');
  const isWithinLimits = run(playwrightPath, 'test', '--config', config, ...playwrightArgs);
  if (args.includes('--write')) run(toolPath('oxfmt/bin/oxfmt'), 'docs/performance.md');
  return isWithinLimits;
});
