/** Told of every failure that nobody could mend. Writes to the console; the error-reporting service listens there too. */
export function report(error: unknown): void {
  console.error(error);
}
