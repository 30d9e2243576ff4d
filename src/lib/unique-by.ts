/** Removes items whose key occurred before, as a faulty backend may send an item twice. */
export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => unknown): T[] {
  const seenKeys = new Set<unknown>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (seenKeys.has(key)) return false;
    seenKeys.add(key);
    return true;
  });
}
