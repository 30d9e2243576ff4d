/** `npm run docs`: the API reference, readable in a browser, made of openapi.yaml. */
import { join } from 'node:path';
import { node, root, tool } from './lib/run.mjs';

const OUTPUT = join(root, '.cache/docs/api.html');

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
console.log(ok ? `The API reference is ${OUTPUT}` : output);
process.exitCode = ok ? 0 : 1;
