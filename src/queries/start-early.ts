/**
 * For what is read before the screen that shows it is there, so that data and code come together. A failure is left to
 * that screen: it asks for the same queries and says what failed.
 */
export function startEarly(...reads: readonly Promise<unknown>[]): void {
  for (const read of reads) read.catch(() => undefined);
}
