/**
 * `npm run bench` and `npm run endurance`: builds, then runs the measurements of tests/bench or tests/endurance as Playwright tests.
 * `--quick` does all of it less often, `--write` puts the tables into docs/performance.md; the rest is Playwright's, such as `-g chat`.
 */
import { buildSteps } from './build.mjs';
import { runInFront } from './lib/bundled-node.mjs';
import { command } from './lib/command.mjs';
import { tool } from './lib/project.mjs';
import { runSteps } from './lib/steps.mjs';

const FLAGS = { '--quick': 'MEASURE_QUICK', '--write': 'MEASURE_WRITE' };

await command(import.meta, async () => {
  const [name, ...args] = process.argv.slice(2);
  for (const [flag, variable] of Object.entries(FLAGS)) if (args.includes(flag)) process.env[variable] = '1';
  const others = args.filter((argument) => !(argument in FLAGS));
  console.log('Building');
  if ((await runSteps(buildSteps, 2)).failed > 0) return false;
  console.log('Measuring; leave the machine alone meanwhile');
  const config = `tests/${name}/playwright.config.ts`;
  const code = await runInFront([tool('@playwright/test/cli.js'), 'test', '--config', config, ...others]);
  if (args.includes('--write')) await runInFront([tool('oxfmt/bin/oxfmt'), 'docs/performance.md']);
  return code === 0;
});
