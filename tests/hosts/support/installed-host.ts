import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { plainOutputEnv } from '../../../scripts/lib/output';
import { root } from '../../../scripts/lib/project';
import { NotHereError, type StartedHost } from './prove-host';

/** Installs the packages of tests/hosts/<name>/package.json into .cache/hosts/<name>, and returns their folder. */
function install(name: string): string {
  const manifest = join(root, 'tests/hosts', name, 'package.json');
  const folder = join(root, '.cache/hosts', name);
  const marker = join(folder, 'installed.json');
  const wanted = readFileSync(manifest, 'utf8');
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== wanted) {
    mkdirSync(folder, { recursive: true });
    cpSync(manifest, join(folder, 'package.json'));
    const args = '--ignore-scripts --no-package-lock --no-audit --no-fund --loglevel=error'.split(' ');
    const { status } = spawnSync('npm', ['install', ...args], { cwd: folder, stdio: 'inherit', shell: true });
    if (status !== 0) throw new NotHereError(`npm could not install the packages of tests/hosts/${name}`);
    cpSync(manifest, marker);
  }
  return join(folder, 'node_modules');
}

/** Settings that keep the hosts' programs from asking, reporting and looking for newer versions. */
const quietEnv = {
  ...plainOutputEnv,
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
  WRANGLER_SEND_METRICS: 'false',
};

const isServed = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    // Some hosts keep what they were asked too early.
    const request = get(url, { timeout: 2000 }, (response) => {
      response.resume().on('close', () => resolve(response.statusCode === 200));
    });
    request.on('timeout', () => request.destroy()).on('error', () => resolve(false));
  });

interface Program {
  /** The folder of its package.json below tests/hosts. */
  name: string;
  /** The path of the program below node_modules. */
  program: string;
  args: readonly string[];
  nodeArgs?: readonly string[];
  port: number;
  /** Writes the host's settings into the folder where it is started. */
  prepare?: (folder: string) => void | Promise<void>;
}

/** Starts a host's own program in an empty folder; resolves once it answers, and rejects with its output when it exits before. */
export async function startInstalled({
  name,
  program,
  args,
  nodeArgs = [],
  port,
  prepare,
}: Program): Promise<StartedHost> {
  const packages = install(name);
  const folder = await mkdtemp(join(tmpdir(), `hrajem-${name}-`));
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
  while (!(await isServed(url))) {
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
