/* oxlint-disable typescript/no-explicit-any -- It is about any JSON. */

/** The value at a path of keys; undefined when the path does not exist. */
const valueAt = (value: any, path: readonly any[]): any => path.reduce((node, key) => node?.[key], value);

/** The paths of all values in a body; of lists only those of the first item. */
export function pathsIn(value: any, path: any[] = []): any[][] {
  const ownPath = path.length > 0 ? [path] : [];
  if (Array.isArray(value)) return [...ownPath, ...(value.length > 0 ? pathsIn(value[0], [...path, 0]) : [])];
  if (typeof value !== 'object' || value === null) return ownPath;
  return [...ownPath, ...Object.keys(value).flatMap((key) => pathsIn(value[key], [...path, key]))];
}

type Change = (parent: any, key: any) => void;

/** A copy with the value at the path changed; undefined when the path does not exist. */
export function changedAt(value: unknown, path: readonly any[], change: Change): any {
  const copy = structuredClone(value);
  const parent = valueAt(copy, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof parent !== 'object' || parent === null || !(key in parent)) return undefined;
  change(parent, key);
  return copy;
}

/** Changes of any JSON value, by name. */
export const jsonChanges: Record<'rename' | 'drop' | 'type' | 'null', Change> = {
  rename: (parent, key) => {
    parent[`${key}_x`] = parent[key];
    delete parent[key];
  },
  drop: (parent, key) => {
    delete parent[key];
  },
  type: (parent, key) => {
    const value = parent[key];
    if (typeof value === 'string') parent[key] = 7;
    else if (typeof value === 'number') parent[key] = 'seven';
    else if (typeof value === 'boolean') parent[key] = String(value);
    else parent[key] = Array.isArray(value) ? { first: value[0] ?? null } : 'text';
  },
  null: (parent, key) => {
    parent[key] = null;
  },
};
