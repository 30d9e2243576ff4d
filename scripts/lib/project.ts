import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Path of a program inside an installed package, to be run by Node: it starts faster than through npx. */
export const toolPath = (path: string): string => join(root, 'node_modules', path);

/** Creates a temporary folder below .cache/, from where Node finds the project's packages. */
export function scratchFolder(name: string): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  return mkdtempSync(join(root, `.cache/${name}-`));
}

/** The files of a folder and its subfolders, relative to it, sorted by name. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
