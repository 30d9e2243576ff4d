/**
 * Makes a module a program: started by itself it runs `main`. False or an error make the exit code 1; of an error people see the
 * message.
 */
export async function command({ main: isProgram }: ImportMeta, main: () => unknown): Promise<void> {
  if (!isProgram) return;
  try {
    if ((await main()) === false) process.exitCode = 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** Closes something, and ends this process, once it is told to end. */
export function closeAtEnd(close: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void close().finally(() => process.exit(0)));
}
