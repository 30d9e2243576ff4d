import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { State } from '@mocks/db/state';
import { parseState } from './parse-state.ts';

/**
 * Makes many callers share few runs of a slow task: a call that comes while a run is under way waits for the next run, so
 * that run has seen everything that was there at the time of the call. Never more than one run at a time. A run that fails
 * rejects for those who waited for it; the next one is tried anew.
 */
function coalesce(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;
  return () => {
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        running = waiting ?? running;
        waiting = null;
        return task();
      });
    return waiting;
  };
}

/** The state kept as one JSON file. */
interface StateFile {
  /** Where it is. */
  path: string;
  /** The state as last saved, or null when there is none that can be used. */
  load: () => Promise<State | null>;
  /**
   * Resolves when the state, as it is at the time of the call or newer, is on the disk. Calls that come close together share
   * a write. The old file stays whole until the new one is.
   */
  save: (state: State) => Promise<void>;
}

const STATE_FILE = 'state.json';
/** What an interrupted write leaves behind: the name with a number. */
const TEMPORARY_FILE = /^state\.json\.\d+$/;

const formatFileTime = (at: Date) =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(':', '-');

/**
 * The file `state.json` in `folder`, which is made when missing. A file that cannot be read, or is of another version, is
 * renamed to `state.broken-<time>.json` and told to `warn`; it is never deleted or overwritten. The file may hold e-mail
 * addresses and password hashes, so only its owner may read it.
 */
export function createStateFile(folder: string, warn: (text: string) => void): StateFile {
  const path = join(folder, STATE_FILE);

  async function renameBrokenFile(reason: string): Promise<null> {
    const aside = join(folder, `state.broken-${formatFileTime(new Date())}.json`);
    await rename(path, aside);
    warn(
      `The saved state cannot be used: ${reason}. It was set aside as ${aside}; a fresh one takes its place.`,
    );
    return null;
  }

  async function load(): Promise<State | null> {
    await mkdir(folder, { recursive: true });
    const leftovers = (await readdir(folder)).filter((name) => TEMPORARY_FILE.test(name));
    await Promise.all(leftovers.map((name) => rm(join(folder, name), { force: true })));
    let text: string;
    try {
      text = await readFile(path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
    try {
      return parseState(JSON.parse(text));
    } catch (error) {
      return renameBrokenFile(
        error instanceof SyntaxError ? 'it is not whole JSON' : (error as Error).message,
      );
    }
  }

  let latest: State | undefined;
  const write = coalesce(async () => {
    // Again, because the folder may have been deleted while the server runs.
    await mkdir(folder, { recursive: true });
    await writeFileAtomic(path, JSON.stringify(latest), { mode: 0o600 });
  });

  function save(state: State): Promise<void> {
    latest = state;
    return write();
  }

  return { path, load, save };
}
