/**
 * For what is read before the screen that shows it is there, so that data and code come together. A failure is left to
 * that screen: it asks for the same queries and says what failed.
 * @returns resolves when all of it has come or failed
 */
export async function startEarly(...reads: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(reads);
}
