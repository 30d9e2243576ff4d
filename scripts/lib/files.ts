import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files of a folder and its subfolders, relative to it, sorted by name. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
