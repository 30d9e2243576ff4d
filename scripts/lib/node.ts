import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { root } from './project.ts';

/** A longer run is ended and has failed. */
const TIMEOUT_MS = 300_000;

/** Environment variables that make programs print plain text, as in CI. */
export const plainOutput = { CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined };

/** The time since a moment (milliseconds since 1970) as text, such as `1.5 s`. */
export const secondsSince = (started: number): string => `${((Date.now() - started) / 1000).toFixed(1)} s`;

/** Runs `node <args>` in the folder `cwd`; returns whether it succeeded, and its whole output. */
export async function runNode(args: readonly string[], { cwd = root }: { cwd?: string } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...plainOutput },
    timeout: TIMEOUT_MS,
  });
  const exitCode = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  const [code, ...outputs] = await Promise.all([exitCode, text(child.stdout), text(child.stderr)]);
  return { ok: code === 0, output: outputs.join('') };
}
