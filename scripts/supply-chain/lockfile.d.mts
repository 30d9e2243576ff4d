/** An entry of the lockfile's `packages`, with its folder. */
export interface LockedPackage {
  path: string;
  name: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
export interface Lockfile {
  packages: Record<string, object>;
}
export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}
export function packagesOf(lock: Lockfile): LockedPackage[];
export function isShipped(entry: LockedPackage): boolean;
export function gapFaults(lock: Lockfile): string[];
export function sourceFaults(lock: Lockfile): string[];
export function licenceFaults(lock: Lockfile, allowed: readonly string[]): string[];
export function scriptFaults(lock: Lockfile, manifest: Manifest): string[];
export function versionFaults(manifest: Manifest): string[];
