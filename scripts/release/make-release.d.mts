export function makeRelease(dist: string, releases?: string): Promise<string>;
