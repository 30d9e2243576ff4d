/** `npm run check`: everything that can be said about the code without running it. */
import { isMain, node, runSteps, tool } from './lib/run.mjs';

const PRETTIER = [
  tool('prettier/bin/prettier.cjs'),
  '--cache',
  '--cache-location',
  '.cache/prettier',
  '--log-level',
  'warn',
];

const run = (name, ...args) => ({ name, run: () => node(args) });

/** The longest first, so that two processors end together. */
export const checks = [
  run('types', tool('typescript/bin/tsc'), '-p', '.', '--noEmit'),
  run('generated files', 'scripts/generate.mjs', '--check'),
  run('format', ...PRETTIER, '--check', '.'),
  run('lint', tool('oxlint/bin/oxlint')),
  run('contract', tool('@redocly/cli/bin/cli.js'), 'lint', 'openapi.yaml', '--config', 'redocly.yaml'),
  run('contract changes', 'scripts/contract/check-changes.mjs'),
  run('types of scripts', tool('typescript/bin/tsc'), '-p', 'scripts', '--noEmit'),
];

if (isMain(import.meta)) {
  const { failed } = await runSteps(checks, 2);
  process.exitCode = failed > 0 ? 1 : 0;
}
