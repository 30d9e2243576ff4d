import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Path of a program inside an installed package, to be run by Node: it starts faster than through npx. */
export const tool = (path) => join(root, 'node_modules', path);

/** A new folder for work that is thrown away, below .cache/ so that Node finds the project's packages from it. */
export function scratchFolder(name) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  return mkdtempSync(join(root, `.cache/${name}-`));
}
