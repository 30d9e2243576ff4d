import { spawnSync } from 'node:child_process';

/** An id of SHA-1 or SHA-256. */
const commitId = /^[0-9a-f]{40}([0-9a-f]{24})?$/;

/**
 * The commit that a folder is the unchanged content of; null when that is not so or nobody knows. `stated` is what the
 * surroundings say, where the sources come without git (setting SOURCE_COMMIT); throws when it is no commit.
 */
export function sourceCommit(folder: string, stated: string | undefined): string | null {
  if (stated) {
    if (!commitId.test(stated)) throw new Error(`SOURCE_COMMIT must be a full commit id, not "${stated}"`);
    return stated;
  }
  const git = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const commit = git('rev-parse', 'HEAD');
  // A commit that the build was not made from would be worse than none.
  return commit && commitId.test(commit) && git('status', '--porcelain') === '' ? commit : null;
}

/**
 * The file `version.json`: the id of the build, which the app compares (`src/app/pwa/build-id.ts`), and the commit it was made from. No
 * time: the same sources give the same bytes, whenever they are built.
 */
export const versionFile = (build: string, commit: string | null): string =>
  `${JSON.stringify({ build, ...(commit && { commit }) })}\n`;
