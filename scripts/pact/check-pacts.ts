/** Runs after the pact tests: fails when they wrote other files into pacts/ than the committed ones. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../lib/command.ts';
import { root } from '../lib/project.ts';

await runMain(import.meta, () => {
  // Sources that came without git have no committed pacts to compare with.
  if (!existsSync(join(root, '.git'))) return;
  const args = ['-c', `safe.directory=${root}`, 'status', '--porcelain', '--', 'pacts'];
  const { stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (stderr + stdout === '') return;
  throw new Error(
    `${stderr}${stdout}\nThe pact tests wrote other pacts than the committed ones: look at the difference, then commit it.`,
  );
});
