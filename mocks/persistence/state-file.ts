import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { State } from '@mocks/db/state';
import { parseState } from './parse-state.ts';

interface StateFile {
  path: string;
  /** Returns the saved state; null when there is none or it cannot be used. */
  load: () => Promise<State | null>;
  /** Resolves when this state is on the disk. */
  save: (state: State) => Promise<void>;
  /** Returns the state that this program has saved last, from memory. */
  readSaved: () => State;
}

const STATE_FILE = 'state.json';
/** An interrupted write leaves a file whose name ends with a number. */
const TEMPORARY_FILE = /^state\.json\.\d+$/;

const formatFileTime = (date: Date) => date.toISOString().slice(0, 19).replaceAll(':', '-');

/** Keeps the state in `state.json`, which only its owner can read. A damaged file is renamed to `state.broken-<time>.json`. */
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
    const temporaryFiles = (await readdir(folder)).filter((name) => TEMPORARY_FILE.test(name));
    await Promise.all(temporaryFiles.map((name) => rm(join(folder, name), { force: true })));
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

  let savedText = '';

  async function save(state: State): Promise<void> {
    const text = JSON.stringify(state);
    // The folder may have been deleted while the server runs.
    await mkdir(folder, { recursive: true });
    await writeFileAtomic(path, text, { mode: 0o600 });
    savedText = text;
  }

  return { path, load, save, readSaved: () => JSON.parse(savedText) as State };
}
