/**
 * What only a browser that lets it has: storage, databases, locks, workers. Where it refuses them, already naming them throws
 * (`SecurityError`); then, and where there is none, it is undefined.
 */
export function ifAllowed<T>(get: () => T | null | undefined): T | undefined {
  try {
    return get() ?? undefined;
  } catch {
    return undefined;
  }
}
