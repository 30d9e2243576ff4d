/* oxlint-disable typescript/no-explicit-any -- It is about any JSON. */

/** At most `count` of the list, evenly spread, so that the same ones are tried each time. */
export function spread(list: any[], count: number): any[];
/** The value at a path of names and numbers; undefined when the path ends early. */
export function at(value: any, path: any[]): any;
/** The paths of all values in a body, lists by their first item. */
export function pathsIn(value: unknown, path?: any[]): any[][];
/** A change of one value, given its parent and its key. */
type Change = (parent: any, key: any) => void;
/** A copy in which `change(parent, key)` was done at the path; undefined when the path does not lead there. */
export function changedAt(value: unknown, path: any[], change: Change): any;
/** Changes that any JSON may suffer, by name. */
export const jsonChanges: Record<'rename' | 'drop' | 'type' | 'null', Change>;
