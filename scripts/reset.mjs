/** `npm run reset`: the embedded backend forgets everything and starts from its seed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './lib/command.mjs';
import { root } from './lib/project.mjs';

await command(import.meta, () => {
  rmSync(join(root, '.data'), { recursive: true, force: true });
  console.log(
    'The embedded backend starts from its seed at the next `npm start` (stop a running one first).',
  );
});
