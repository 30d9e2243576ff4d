/**
 * `npm run release`: makes of the build in dist/ what a server of one's own needs (docs/deploy.md), in
 * .cache/release/<id of the build>/: the files, the rules for Caddy, the bill of materials. The last line is that folder.
 */
import { join } from 'node:path';
import { command } from './lib/command.mjs';
import { root } from './lib/project.mjs';
import { makeRelease } from './release/make-release.mjs';

await command(import.meta, async () => {
  console.log(await makeRelease(join(root, 'dist')));
});
