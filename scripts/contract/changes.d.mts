/** The breaking changes from one contract to another, one line each. */
export function breakingChanges(before: object, after: object): string[];
