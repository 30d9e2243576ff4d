/**
 * `npm run docs`: the API reference, made of openapi.yaml in .cache/docs/, served with the embedded backend to try the calls out,
 * until Ctrl+C. Opened as a file (.cache/docs/index.html) it can be read. Nothing of it needs a network, or is part of a build.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSteps } from './build.mjs';
import { command } from './lib/command.mjs';
import { root, scratchFolder } from './lib/project.mjs';
import { runSteps } from './lib/steps.mjs';

const OUTPUT = join(root, '.cache/docs');
const PAGE = join(root, 'scripts/docs');

/** Writes the page with all that it needs; gives its folder. */
export async function writeReference(output = OUTPUT) {
  const { parse } = await import('yaml');
  const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  for (const name of ['reference.css', 'reference.js', 'theme.js'])
    cpSync(join(PAGE, name), join(output, name));
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    cpSync(join(root, 'node_modules/swagger-ui-dist', name), join(output, name));
  cpSync(join(root, 'public/icon.svg'), join(output, 'icon.svg'));
  writeFileSync(join(output, 'openapi.yaml'), contract);
  // A script and no request: a page that was opened as a file may not ask for others.
  writeFileSync(join(output, 'contract.js'), `globalThis.contract = ${JSON.stringify(parse(contract))};\n`);
  const drawing = readFileSync(join(PAGE, 'participation.svg'), 'utf8');
  const page = readFileSync(join(PAGE, 'index.html'), 'utf8').replace('<!-- participation.svg -->', drawing);
  writeFileSync(join(output, 'index.html'), page);
  return output;
}

await command(import.meta, async () => {
  const { values } = parseArgs({ options: { file: { type: 'boolean', default: false } } });
  const dist = await writeReference();
  console.log(`The API reference, as a file: ${join(dist, 'index.html')}`);
  if (values.file) return true;
  const { failed } = await runSteps(buildSteps.filter(({ name }) => name === 'server'));
  if (failed > 0) return false;
  const { startServer } = await import(pathToFileURL(join(root, '.server/server.js')).href);
  const dataDir = scratchFolder('docs');
  const server = await startServer({
    port: process.env.PORT ? Number(process.env.PORT) : undefined,
    dataDir,
    dist,
    demoBar: false,
    quiet: true,
  });
  console.log(`With the embedded backend to try it out: ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      void server.close().finally(() => {
        rmSync(dataDir, { recursive: true, force: true });
        process.exit(0);
      });
    });
  }
  return true;
});
