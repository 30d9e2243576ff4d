import { spawnSync } from 'node:child_process';
import { test } from '@playwright/test';
import { installPinned, NotHereError, quietEnv } from '../e2e/support/servers/pinned-program';

/** Installs the packages of tests/<name> and returns their folder; skips the test, with a line, where npm cannot. */
export function installedOrSkip(name: string): string {
  try {
    return installPinned(name);
  } catch (error) {
    if (!(error instanceof NotHereError)) throw error;
    console.log(`Not run, because ${error.message}`);
    test.skip(true, error.message);
    throw error;
  }
}

/** Runs a program below the node_modules of a folder, in that folder. */
export function runTool(folder: string, command: string): { status: number | null; output: string } {
  const [program, ...args] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${program}`, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...quietEnv, HOME: folder },
  });
  return { status, output: stdout + stderr };
}
