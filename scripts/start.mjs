/** `npm start`: builds the app and its embedded backend and runs both on one address, until Ctrl+C. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSteps } from './build.mjs';
import { command } from './lib/command.mjs';
import { root } from './lib/project.mjs';
import { runSteps } from './lib/steps.mjs';

await command(import.meta, async () => {
  console.log('Building');
  const { failed } = await runSteps(buildSteps, 2);
  if (failed > 0) return false;
  // In this process, and as if it had been started by itself.
  process.argv[1] = join(root, '.server/server.js');
  process.chdir(root);
  await import(pathToFileURL(process.argv[1]).href);
});
