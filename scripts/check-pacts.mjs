/** After the pact tests: fails when what they wrote into pacts/ is not what is committed, byte for byte. */
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

if (existsSync(join(root, '.git'))) {
  const { stdout, stderr, status } = spawnSync(
    'git',
    ['-c', `safe.directory=${root}`, 'status', '--porcelain', '--', 'pacts'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0 || stdout !== '') {
    console.error(stderr + stdout);
    console.error(
      'The pact tests wrote other pacts than the committed ones: look at the difference, then commit it.',
    );
    process.exitCode = 1;
  }
} else {
  console.log('Not a git checkout: there are no committed pacts to compare with.');
}
