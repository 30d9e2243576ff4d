/** Writes the API reference with all that it needs into a folder; gives the folder. */
export function writeReference(output?: string): Promise<string>;
