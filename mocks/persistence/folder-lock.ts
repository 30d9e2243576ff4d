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

/** Whether this server responds at the URL; after a crash another program may have the same process id. */
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
 * Checks that no other server uses `folder`, because two servers would overwrite each other's state. The lock file of a
 * process that has ended or does not respond is ignored.
 *
 * @throws Error with the URL of the other server.
 */
export async function assertFolderFree(folder: string): Promise<void> {
  const holder = await readHolder(join(folder, LOCK_FILE));
  if (holder && isAlive(holder.pid) && (await isAnswering(holder.url)))
    throw new Error(
      `${folder} is in use by the server at ${holder.url}. Stop that one, or set DATA_DIR to another folder.`,
    );
}

/** Writes a lock file with the process id and `url` into `folder`; returns a function that removes it. */
export async function lockFolder(folder: string, url: string): Promise<() => Promise<void>> {
  const path = join(folder, LOCK_FILE);
  await mkdir(folder, { recursive: true });
  await writeFile(path, JSON.stringify({ pid: process.pid, url } satisfies LockHolder));
  return () => rm(path, { force: true });
}
