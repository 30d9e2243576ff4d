/** `npm run e2e -- …`: runs Playwright's tests on a fresh build; `npx playwright test …` runs them on the last build. */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { runMain } from './lib/command.ts';
import { root, toolPath } from './lib/project.ts';

const PLAYWRIGHT_PROGRAM = toolPath('@playwright/test/cli.js');

await runMain(import.meta, async () => {
  const args = process.argv.slice(2);
  // A filter that matches no test fails here, before the build takes a minute. The UI mode lists the tests itself.
  if (args.length > 0 && !args.includes('--ui')) {
    const listArgs = [PLAYWRIGHT_PROGRAM, 'test', '--list', ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, listArgs, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${stdout}${stderr}`.trim());
  }
  for (const command of ['node scripts/browser.ts', 'npm run --silent build:e2e'])
    if (spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status !== 0) return false;
  // Playwright runs in this process, so that it receives the signals and owns the terminal.
  process.argv.splice(1, Infinity, PLAYWRIGHT_PROGRAM, 'test', ...args);
  return import(pathToFileURL(PLAYWRIGHT_PROGRAM).href);
});
