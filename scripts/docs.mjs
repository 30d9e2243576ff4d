/** `npm run docs`: the API reference, readable in a browser, made of openapi.yaml. */
import { join } from 'node:path';
import { command } from './lib/command.mjs';
import { root, tool } from './lib/project.mjs';
import { node } from './lib/steps.mjs';

const OUTPUT = join(root, '.cache/docs/api.html');

await command(import.meta, async () => {
  const { ok, output } = await node([
    tool('@redocly/cli/bin/cli.js'),
    'build-docs',
    'openapi.yaml',
    '--config',
    'redocly.yaml',
    // The page holds its script: it can be read offline, and reading it is nobody else's business.
    '--inlineBundle',
    '--output',
    OUTPUT,
  ]);
  if (!ok) throw new Error(output);
  console.log(`The API reference is ${OUTPUT}`);
});
