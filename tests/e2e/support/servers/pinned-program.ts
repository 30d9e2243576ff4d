import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { plainOutputEnv } from '../../../../scripts/lib/output';
import { root } from '../../../../scripts/lib/project';

/** This machine cannot have what a test is about; the message says why. */
export class NotHereError extends Error {}

/**
 * Copies tests/<name>, such as `hosts/netlify`, to .cache/<name>, installs the packages of its package.json there, and returns the
 * copy. Throws a `NotHereError` where npm cannot install them.
 */
export function installPinned(name: string): string {
  const source = join(root, 'tests', name);
  const manifest = join(source, 'package.json');
  const folder = join(root, '.cache', name);
  const marker = join(folder, 'installed.json');
  const wanted = readFileSync(manifest, 'utf8');
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== wanted) {
    const args = '--ignore-scripts --no-package-lock --no-audit --no-fund --loglevel=error'.split(' ');
    const { status } = spawnSync('npm', ['install', ...args], { cwd: folder, stdio: 'inherit', shell: true });
    if (status !== 0) throw new NotHereError(`npm could not install the packages of tests/${name}`);
    cpSync(manifest, marker);
  }
  return folder;
}

/** Settings that keep programs from asking, reporting and looking for newer versions. */
export const quietEnv = {
  ...plainOutputEnv,
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
  WRANGLER_SEND_METRICS: 'false',
  STEPCI_DISABLE_ANALYTICS: '1',
};

const isServed = (url: string, isReady: (status?: number) => boolean): Promise<boolean> =>
  new Promise((resolve) => {
    // Some hosts keep what they were asked too early.
    const request = get(url, { timeout: 2000 }, (response) => {
      response.resume().on('close', () => resolve(isReady(response.statusCode)));
    });
    request.on('timeout', () => request.destroy()).on('error', () => resolve(false));
  });

interface Program {
  /** The folder of its package.json below tests. */
  name: string;
  /** The path of the program in that folder. */
  program: string;
  args: readonly string[];
  nodeArgs?: readonly string[];
  port: number;
  /** Whether an answer with that status says that it serves; by default 200. */
  isReady?: (status?: number) => boolean;
  /** Writes the settings into the folder where it is started. */
  prepare?: (folder: string) => void | Promise<void>;
}

export interface StartedProgram {
  url: string;
  dispose: () => void | Promise<void>;
}

/** Starts a pinned program in an empty folder; resolves once it answers, and rejects with its output when it exits before. */
export async function startPinned({
  name,
  program,
  args,
  nodeArgs = [],
  port,
  isReady = (status) => status === 200,
  prepare,
}: Program): Promise<StartedProgram> {
  const packages = installPinned(name);
  const folder = await mkdtemp(join(tmpdir(), `hrajem-${name.replace('/', '-')}-`));
  await prepare?.(folder);
  const child = spawn(process.execPath, [...nodeArgs, join(packages, program), ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...quietEnv, HOME: folder },
    // A group of its own: these programs start others.
    detached: true,
  });
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', kill);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isServed(url, isReady))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start:\n${output}`);
    await wait(200);
  }
  return {
    url,
    async dispose() {
      process.off('exit', kill);
      const exited = once(child, 'exit');
      kill();
      if (child.exitCode === null && child.signalCode === null) await exited;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
