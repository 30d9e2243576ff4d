import { join } from 'node:path';
import { filesIn } from './files.mjs';
import { root } from './project.mjs';

/** The pacts of this checkout. */
export const pactFiles = () =>
  filesIn(join(root, 'pacts'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(root, 'pacts', file));
