// The configuration of the build imports this file, and knows no "@/" yet.
import { hash } from '../lib/hash.ts';

/** A fingerprint of the keys of a dictionary, or null of anything else than nested objects whose leaves are texts with something in them. */
export function messageShape(messages: unknown): string | null {
  const paths = typeof messages === 'object' ? keyPaths(messages, '') : null;
  return paths && paths.length > 0 ? hash(paths.join('\n')).toString(16).padStart(8, '0') : null;
}

function keyPaths(value: unknown, path: string): string[] | null {
  if (typeof value === 'string') return value.trim() ? [path] : null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const paths: string[] = [];
  for (const [key, child] of Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const childPaths = keyPaths(child, `${path}.${key}`);
    if (!childPaths) return null;
    paths.push(...childPaths);
  }
  return paths;
}
