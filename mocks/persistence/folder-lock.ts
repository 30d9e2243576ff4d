import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface LockHolder {
  pid: number;
  url: string;
}

const LOCK_FILE = 'server.json';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether this program answers there; after a crash the process id may have gone to another program. */
async function isAnswering(url: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/_mock/outbox', url), {
      method: 'HEAD',
      signal: AbortSignal.timeout(1000),
    });
    return response.headers.has('x-hrajem-mock');
  } catch {
    return false;
  }
}

async function readHolder(path: string): Promise<LockHolder | null> {
  try {
    const value = JSON.parse(await readFile(path, 'utf8')) as Partial<LockHolder>;
    return typeof value.pid === 'number' && typeof value.url === 'string'
      ? { pid: value.pid, url: value.url }
      : null;
  } catch {
    return null;
  }
}

/**
 * Makes sure that no other server keeps its state in `folder`: two over one file would overwrite each other's changes
 * without a word. The note of a process that is gone, or that does not answer, does not count.
 *
 * @throws Error naming its address when another living server has its note there.
 */
export async function assertFolderFree(folder: string): Promise<void> {
  const holder = await readHolder(join(folder, LOCK_FILE));
  if (holder && isAlive(holder.pid) && (await isAnswering(holder.url)))
    throw new Error(
      `${folder} is in use by the server at ${holder.url}. Stop that one, or set DATA_DIR to another folder.`,
    );
}

/** Notes in `folder` that this process serves from it at `url`; gives the way to take the note back. */
export async function lockFolder(folder: string, url: string): Promise<() => Promise<void>> {
  const path = join(folder, LOCK_FILE);
  await mkdir(folder, { recursive: true });
  await writeFile(path, JSON.stringify({ pid: process.pid, url } satisfies LockHolder));
  return () => rm(path, { force: true });
}
