/** The breaking changes that the changelog does not name, and the acknowledgements that name no change. */
export function judge(changes: string[], changelog: string): { unknown: string[]; vain: string[] };
