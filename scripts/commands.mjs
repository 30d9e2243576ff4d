/**
 * What `npm run <name>` runs: a program with its first arguments, which those of the command line follow, and what has to
 * run before it. README.md says what each command is for; a test holds that table, this one and package.json together.
 */
import { join } from 'node:path';
import { root } from './lib/project.mjs';

const TSC = 'node_modules/typescript-7/bin/tsc';
const VITEST = 'node_modules/vitest/vitest.mjs';

/** @type {Record<string, { run: [string, ...string[]], first?: string[] }>} */
export const commands = {
  start: { run: ['scripts/start.mjs'] },
  dev: { run: ['node_modules/vite/bin/vite.js'] },
  build: {
    first: ['scripts/supply-chain/sbom.mjs'],
    run: ['node_modules/vite/bin/vite.js', 'build', '--manifest'],
  },
  release: { run: ['scripts/release.mjs'] },
  reset: { run: ['scripts/reset.mjs'] },
  test: { run: ['scripts/test.mjs'] },
  'test:long': { run: ['scripts/test.mjs', '--long'] },
  'test:browsers': { run: ['scripts/test.mjs', '--browsers'] },
  check: { run: ['scripts/check.mjs'] },
  typecheck: { run: [TSC, '-p', '.', '--noEmit'] },
  lint: { run: ['node_modules/oxlint/bin/oxlint'] },
  format: { run: ['node_modules/oxfmt/bin/oxfmt'] },
  generate: { run: ['scripts/generate.mjs'] },
  unit: { run: [VITEST, 'run', '--project', 'unit'] },
  contract: { run: [VITEST, 'run', '--project', 'contract'] },
  'contract:release': { run: ['scripts/contract/check-changes.mjs', '--release'] },
  'contract:mutate': { run: ['scripts/contract/mutate/mutate.mjs'] },
  pact: { run: [VITEST, 'run', '--project', 'pact'] },
  'pact:verify': { run: ['scripts/pact-verify.mjs'] },
  'pact:provider': { run: ['scripts/pact-provider.mjs'] },
  'pact:publish': { run: ['scripts/pact-publish.mjs'] },
  e2e: {
    first: ['scripts/ensure-browser.mjs', 'scripts/build.mjs'],
    run: ['node_modules/@playwright/test/cli.js', 'test'],
  },
  bench: { first: ['scripts/ensure-browser.mjs'], run: ['scripts/measure.mjs', 'bench'] },
  endurance: { first: ['scripts/ensure-browser.mjs'], run: ['scripts/measure.mjs', 'endurance'] },
  states: { first: ['scripts/ensure-browser.mjs'], run: ['scripts/states.mjs'] },
  size: { run: ['scripts/size.mjs'] },
  docs: { run: ['scripts/docs.mjs'] },
};

/** The program of a command and its arguments, to be run by Node. */
export function commandLine(name) {
  const command = commands[name];
  if (!command) throw new Error(`There is no command "${name}".`);
  const [program, ...args] = command.run;
  return [join(root, program), ...args];
}
