/**
 * Before `npm run build`: the bill of materials of what the app is built from, .cache/sbom.cdx.json (CycloneDX 1.5). The same
 * lockfile gives the same bytes, so it has neither time nor serial number.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command } from '../lib/command.mjs';
import { root } from '../lib/project.mjs';
import { billOfMaterials, SBOM_FILE } from './bill-of-materials.mjs';

await command(import.meta, () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const file = join(root, SBOM_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(billOfMaterials(lock), null, 2)}\n`);
});
