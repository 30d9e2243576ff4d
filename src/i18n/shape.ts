/**
 * A fingerprint of the keys of a dictionary, or null when the value is not one: something else than nested objects
 * whose leaves are texts with something in them. A dictionary that lacks a key has another fingerprint.
 */
export function messageShape(messages: unknown): string | null {
  const paths = typeof messages === 'object' ? keyPaths(messages, '') : null;
  return paths && paths.length > 0 ? hash(paths.join('\n')) : null;
}

function keyPaths(value: unknown, path: string): string[] | null {
  if (typeof value === 'string') return value.trim() ? [path] : null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const paths: string[] = [];
  for (const [key, child] of Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const below = keyPaths(child, `${path}.${key}`);
    if (!below) return null;
    paths.push(...below);
  }
  return paths;
}

/** FNV-1a, 32 bits: enough against a file that is not ours; SHA-256 would need a secure context. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return (sum >>> 0).toString(16).padStart(8, '0');
}
