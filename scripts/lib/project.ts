import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

/** Path of a program inside an installed package, to be run by Node: it starts faster than through npx. */
export const tool = (path: string): string => join(root, 'node_modules', path);

/** A new folder for work that is thrown away, below .cache/ so that Node finds the project's packages from it. */
export function scratchFolder(name: string): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  return mkdtempSync(join(root, `.cache/${name}-`));
}
