import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { State } from '@mocks/db/state';
import { parseState } from './parse-state.ts';

/**
 * Combines concurrent calls of a slow task. Calls during a run share the next run, which sees all data from before those
 * calls. Only one run is active at a time; a failed run rejects only for its own callers.
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

interface StateFile {
  path: string;
  /** Returns the saved state, or null when there is no usable one. */
  load: () => Promise<State | null>;
  /** Resolves when this state or a newer one is on the disk. Concurrent calls share a write; the file is replaced atomically. */
  save: (state: State) => Promise<void>;
}

const STATE_FILE = 'state.json';
/** An interrupted write leaves a temporary file with a number at its end. */
const TEMPORARY_FILE = /^state\.json\.\d+$/;

const formatFileTime = (at: Date) =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(':', '-');

/**
 * Keeps the state in `state.json` in `folder`. A damaged file or another version is renamed to `state.broken-<time>.json`,
 * with a warning. Only the owner can read the file, because it can contain email addresses and password hashes.
 */
export function createStateFile(folder: string, warn: (text: string) => void): StateFile {
  const path = join(folder, STATE_FILE);

  async function renameBrokenFile(reason: string): Promise<null> {
    const brokenPath = join(folder, `state.broken-${formatFileTime(new Date())}.json`);
    await rename(path, brokenPath);
    warn(
      `The saved state cannot be used: ${reason}. It was set aside as ${brokenPath}; a fresh one takes its place.`,
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
    // The folder may have been deleted while the server runs.
    await mkdir(folder, { recursive: true });
    await writeFileAtomic(path, JSON.stringify(latest), { mode: 0o600 });
  });

  function save(state: State): Promise<void> {
    latest = state;
    return write();
  }

  return { path, load, save };
}
