import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { root } from './project.ts';

/** A run that takes longer is ended and has failed. */
const LIMIT_MS = 300_000;

/** What tells programs that nobody reads their output while they run. */
export const plainOutput = { CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined };

/** Seconds since a moment, for people. */
export const since = (started: number): string => `${((Date.now() - started) / 1000).toFixed(1)} s`;

/** Runs `node <args>`, in the project's folder unless told otherwise; gives whether it ended well and everything it wrote. */
export async function node(args: readonly string[], { cwd = root }: { cwd?: string } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...plainOutput },
    timeout: LIMIT_MS,
  });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  const [code, ...outputs] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { ok: code === 0, output: outputs.join('') };
}
