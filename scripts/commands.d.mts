interface Command {
  run: readonly [program: string, ...args: string[]];
  first?: readonly string[];
}
export const commands: Record<string, Command>;
/** The program of a command and its arguments, to be run by Node. */
export function commandLine(name: string): string[];
