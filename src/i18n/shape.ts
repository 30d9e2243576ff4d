// vite.config.ts imports this file, where "@/" does not resolve.
import { hash } from '../lib/hash.ts';

/** Returns a hash of a dictionary's keys; null unless the value is nested objects of non-empty texts. */
export function messageShape(messages: unknown): string | null {
  const paths = typeof messages === 'object' ? collectKeyPaths(messages, '') : null;
  return paths && paths.length > 0 ? hash(paths.join('\n')).toString(16).padStart(8, '0') : null;
}

function collectKeyPaths(value: unknown, path: string): string[] | null {
  if (typeof value === 'string') return value.trim() ? [path] : null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const paths: string[] = [];
  for (const [key, child] of Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const childPaths = collectKeyPaths(child, `${path}.${key}`);
    if (!childPaths) return null;
    paths.push(...childPaths);
  }
  return paths;
}
