/** Resolves when each of the promises has been kept or broken, and at the latest after so many milliseconds. */
export async function settledWithin(limit: number, ...promises: readonly Promise<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  await Promise.race([Promise.allSettled(promises), end]);
  clearTimeout(timer);
}
