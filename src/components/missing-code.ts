const listeners = new Set<() => void>();

/** Says that code of the app could not be had although there is a connection: a newer build may have taken its place. */
export function tellMissingCode(): void {
  for (const listener of listeners) listener();
}

/** Told of it. */
export function onMissingCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
