import { spawnSync } from 'node:child_process';

/** A full commit id, SHA-1 or SHA-256. */
const commitIdPattern = /^[0-9a-f]{40}([0-9a-f]{24})?$/;

/** The commit of a folder; null when the folder has changes or no commit. `setting` is SOURCE_COMMIT, for sources without git; throws when it is no full commit id. */
export function findSourceCommit(folder: string, setting: string | undefined): string | null {
  if (setting) {
    if (!commitIdPattern.test(setting))
      throw new Error(`SOURCE_COMMIT must be a full commit id, not "${setting}"`);
    return setting;
  }
  const git = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const commit = git('rev-parse', 'HEAD');
  return commit && commitIdPattern.test(commit) && git('status', '--porcelain') === '' ? commit : null;
}

/** The file `version.json`: the id of the build and its commit, but no time, so that the same sources give the same bytes. */
export const versionFile = (buildId: string, commit: string | null): string =>
  `${JSON.stringify({ build: buildId, ...(commit && { commit }) })}\n`;
