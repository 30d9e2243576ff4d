import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A file of the build as it lies on the disk now. */
export interface FoundFile {
  /** Where its bytes are, all links resolved. */
  path: string;
  /** When it was written, in milliseconds since 1970. */
  written: number;
}

/** The decoded segments of a pathname, or null when one could lead out of the folder or into a hidden place. */
function segmentsOf(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').slice(1).map(decodeURIComponent);
    const fine = (segment: string) =>
      segment !== '' && !/[/\\\0:]/.test(segment) && (!segment.startsWith('.') || segment === '.well-known');
    return segments.every(fine) ? segments : null;
  } catch {
    return null;
  }
}

/**
 * The regular file below `folder` that a percent-encoded pathname names; null when there is none, when the name is not a
 * plain one, or when the file really lies somewhere else. Looked up each time, so a new build is served at once.
 */
export function findFile(folder: string, pathname: string): FoundFile | null {
  const segments = segmentsOf(pathname);
  if (!segments) return null;
  try {
    const path = realpathSync(join(folder, ...segments));
    const stats = statSync(path);
    if (!stats.isFile() || !path.startsWith(realpathSync(folder) + sep)) return null;
    return { path, written: stats.mtimeMs };
  } catch {
    return null;
  }
}
