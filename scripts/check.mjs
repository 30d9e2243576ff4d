/** `npm run check`: everything that can be said about the code without running it. */
import { commandLine } from './commands.mjs';
import { command } from './lib/command.mjs';
import { tool } from './lib/project.mjs';
import { node, runSteps } from './lib/steps.mjs';
import { audit } from './supply-chain/audit.mjs';

const run = (name, ...args) => ({ name, run: () => node(args) });

/** The longest first, so that two processors end together. */
export const checks = [
  run('lint', ...commandLine('lint')),
  run('types', ...commandLine('typecheck')),
  run('generated files', 'scripts/generate.mjs', '--check'),
  run('contract', tool('@redocly/cli/bin/cli.js'), 'lint', 'openapi.yaml', '--config', 'redocly.yaml'),
  run('format', ...commandLine('format'), '--check'),
  run('conventions of the contract', 'scripts/contract/spectral.mjs'),
  run('contract changes', 'scripts/contract/check-changes.mjs'),
  run('supply chain', 'scripts/supply-chain/check.mjs'),
  { name: 'audit', run: audit },
  // Of an app that was built from the sources as they are; after a build `npm test` always looks.
  run('size of the screens', 'scripts/size.mjs', '--if-built'),
  run(
    'imports',
    tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--output-type',
    'err-long',
    'src',
    'mocks',
  ),
  run('types of scripts', tool('typescript-7/bin/tsc'), '-p', 'scripts', '--noEmit'),
  run('types of the service worker', tool('typescript-7/bin/tsc'), '-p', 'src/service-worker', '--noEmit'),
];

await command(import.meta, async () => (await runSteps(checks, 2)).failed === 0);
