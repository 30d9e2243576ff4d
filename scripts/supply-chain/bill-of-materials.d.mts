import type { Lockfile } from './lockfile.mjs';

interface Component {
  name: string;
  version: string;
  purl: string;
  hashes: { alg: string; content: string }[];
  licenses: object[];
}
export const SBOM_FILE: string;
export function billOfMaterials(lock: Lockfile): {
  bomFormat: string;
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};
