/** `npm run reset`: the embedded backend forgets everything and starts from its seed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

rmSync(join(root, '.data'), { recursive: true, force: true });
console.log('The embedded backend starts from its seed at the next `npm start` (stop a running one first).');
