/** After the pact tests: fails when what they wrote into pacts/ is not what is committed, byte for byte. */
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { command } from './lib/command.mjs';
import { root } from './lib/project.mjs';

await command(import.meta, () => {
  if (!existsSync(join(root, '.git'))) {
    console.log('Not a git checkout: there are no committed pacts to compare with.');
    return;
  }
  const { stdout, stderr, status } = spawnSync(
    'git',
    ['-c', `safe.directory=${root}`, 'status', '--porcelain', '--', 'pacts'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status === 0 && stdout === '') return;
  throw new Error(
    `${stderr}${stdout}\nThe pact tests wrote other pacts than the committed ones: look at the difference, then commit it.`,
  );
});
