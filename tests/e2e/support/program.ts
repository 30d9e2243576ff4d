import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/project';

/** A server in a process of its own. */
interface Program {
  child: ChildProcess;
  /** Its origin. */
  url: string;
}

/**
 * Starts a program of this folder, and resolves when it has told where it serves. Rejects when it ends before.
 *
 * @param settings environment variables for it
 */
export async function startProgram(file: string, settings: NodeJS.ProcessEnv = {}): Promise<Program> {
  const child = fork(join(import.meta.dirname, file), { cwd: root, env: { ...process.env, ...settings } });
  const ready = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const [message] = ready as [{ url: string } | number];
  if (typeof message !== 'object') throw new Error(`${file} did not start; its output stands above.`);
  return { child, url: message.url };
}

/** Ends it in the midst of things, as a crash does. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
