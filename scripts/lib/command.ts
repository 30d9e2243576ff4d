/**
 * Runs `main` when the module was started as a program, not imported. The exit code is 1 when `main` returns false or throws; the
 * message of the error is printed.
 */
export async function runMain({ main: isProgram }: ImportMeta, main: () => unknown): Promise<void> {
  if (!isProgram) return;
  try {
    if ((await main()) === false) process.exitCode = 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** On SIGINT, SIGTERM or SIGHUP: calls `close`, then ends this process. */
export function closeOnSignal(close: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void close().finally(() => process.exit(0)));
}
