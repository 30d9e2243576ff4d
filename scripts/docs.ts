/**
 * `npm run docs`: writes openapi.yaml as Swagger UI into .cache/docs/ and serves it with the embedded backend until Ctrl+C.
 * `-- --file` only writes the files. No network is needed.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { closeOnSignal, runMain } from './lib/command.ts';
import { root, scratchFolder, toolPath } from './lib/project.ts';

/** The script that configures Swagger UI, in place of the script for the package's example. */
const initializerScript = (contract: unknown) => `
globalThis.ui = SwaggerUIBundle({
  spec: ${JSON.stringify(contract)},
  dom_id: '#swagger-ui',
  deepLinking: true,
  displayOperationId: true,
  filter: true,
  validatorUrl: null,
  supportedSubmitMethods: location.protocol === 'file:' ? [] : ['get', 'post', 'put'],
  async onComplete() {
    if (location.protocol === 'file:') return;
    // Signs in as jana, so that calls work without "Authorize"; the access token lives for five minutes.
    const response = await fetch('/api/user/login', {
      method: 'POST',
      headers: { 'accept-language': 'en', 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'jana', password: 'hrajem-jana' }),
    });
    if (response.ok) globalThis.ui.preauthorizeApiKey('bearerAuth', (await response.json()).access);
  },
});
`;

/** Writes the page of Swagger UI with its assets; returns the folder. */
function writeApiReference(): string {
  const folder = join(root, '.cache/docs');
  const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const swaggerFolder = toolPath('swagger-ui-dist');
  const assets = 'index.css swagger-ui.css swagger-ui-bundle.js favicon-16x16.png favicon-32x32.png';
  for (const name of assets.split(' ')) cpSync(join(swaggerFolder, name), join(folder, name));
  writeFileSync(join(folder, 'openapi.yaml'), contract);
  // The script contains the contract, because a page opened as a file may not fetch other files.
  writeFileSync(join(folder, 'swagger-initializer.js'), initializerScript(parse(contract)));
  const page = readFileSync(join(swaggerFolder, 'index.html'), 'utf8')
    .replace('<title>Swagger UI</title>', '<title>Hrajem API</title>')
    .replace(/.*swagger-ui-standalone-preset.*\n/, '');
  writeFileSync(join(folder, 'index.html'), page);
  return folder;
}

await runMain(import.meta, async () => {
  const { values } = parseArgs({ options: { file: { type: 'boolean' } } });
  const dist = writeApiReference();
  console.log(`The API reference, as a file: ${join(dist, 'index.html')}`);
  if (values.file) return;
  const { startServer } = (await import(
    pathToFileURL(join(root, '.server/server.js')).href
  )) as typeof import('../mocks/server.ts');
  const dataDir = scratchFolder('docs');
  const port = process.env['PORT'] ? Number(process.env['PORT']) : undefined;
  const server = await startServer({ port, dataDir, dist, hasDemoBar: false, hasSimulation: false });
  console.log(`With the embedded backend to try it out, as jana: ${server.url}`);
  closeOnSignal(() => server.close().finally(() => rmSync(dataDir, { recursive: true, force: true })));
});
