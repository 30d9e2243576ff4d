/**
 * Prints the parts of the long run that guard what has changed since a commit: the argument, else the branch on the server, else the
 * commit before the last one.
 */
import { spawnSync } from 'node:child_process';
import { runMain } from '../lib/command.ts';
import { root } from '../lib/project.ts';
import { partsGuarding } from '../test/long-parts.ts';

/** The output of a git command; undefined when it fails. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

await runMain(import.meta, () => {
  const upstream = git('merge-base', 'HEAD', '@{upstream}');
  const isPushed = upstream === git('rev-parse', 'HEAD');
  const base = process.argv[2] ?? (upstream && !isPushed ? upstream : 'HEAD~1');
  // An archive or a shallow clone has no such commit.
  const changed = git('diff', '--name-only', base)?.split('\n').filter(Boolean) ?? [];
  const parts = partsGuarding(changed);
  if (parts.length > 0)
    console.log(
      `Changed since ${base.slice(0, 8)}; only the long run guards it: npm run test:long -- ${parts.join(' ')}`,
    );
});
