import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TICK_MS = 10;

/** The programs of one session, which end together. */
export class Processes {
  readonly #children: ChildProcess[] = [];

  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;

  /** `folder` has the output of each program; `env` is the environment of all. */
  constructor(folder: string, env: NodeJS.ProcessEnv) {
    this.folder = folder;
    this.env = env;
    process.once('exit', this.#kill);
  }

  /** Starts a program in a process group of its own, because browsers start others. */
  start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const output = openSync(join(this.folder, `${command.split('/').at(-1)}.log`), 'a');
    const child = spawn(command, args, {
      env: { ...this.env, ...env },
      // Programs that choose an address say it on the fourth stream.
      stdio: ['ignore', output, output, 'pipe'],
      detached: true,
    });
    child.on('error', (error) => console.error(error.message));
    this.#children.push(child);
    return child;
  }

  /** Starts a program, and resolves with the line that it writes to file descriptor 3. */
  async startForLine(command: string, args: readonly string[]): Promise<string> {
    const child = this.start(command, args);
    const [data] = (await once(child.stdio[3]!, 'data')) as [Buffer];
    return data.toString().trim();
  }

  /** The processor time in milliseconds of all programs and of those that they started. */
  processorTime(): number {
    const groups = new Set(this.#children.map(({ pid }) => String(pid)));
    let ticks = 0;
    for (const entry of readdirSync('/proc'))
      if (/^\d+$/.test(entry))
        try {
          const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
          const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
          if (groups.has(fields[2]!)) ticks += Number(fields[11]) + Number(fields[12]);
        } catch {
          // It ended in this moment.
        }
    return ticks * TICK_MS;
  }

  readonly #kill = (): void => {
    for (const child of this.#children.toReversed())
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        try {
          process.kill(-child.pid, 'SIGKILL');
        } catch {
          // It ended in this moment.
        }
  };

  async end(): Promise<void> {
    const exits = this.#children
      .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      .map((child) => once(child, 'exit'));
    this.#kill();
    process.off('exit', this.#kill);
    await Promise.all(exits);
  }
}
