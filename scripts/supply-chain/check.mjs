/** Part of `npm run check`: where packages come from, under which licence, and which of them run scripts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../lib/command.mjs';
import { root } from '../lib/project.mjs';
import { gapFaults, licenceFaults, scriptFaults, sourceFaults, versionFaults } from './lockfile.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

await command(import.meta, () => {
  const lock = read('package-lock.json');
  const manifest = read('package.json');
  const allowed = read('scripts/supply-chain/allowed-licences.json');
  const faults = [
    ...gapFaults(lock),
    ...sourceFaults(lock),
    ...licenceFaults(lock, allowed),
    ...scriptFaults(lock, manifest),
    ...versionFaults(manifest),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
