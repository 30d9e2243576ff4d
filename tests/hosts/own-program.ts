import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../scripts/lib/project';
import { makeRelease } from '../../scripts/release/make-release';
import { findFreePort } from '../e2e/support/servers/caddy';

/** A server of deploy/ that is running. */
export interface OwnServer {
  url: string;
  log: () => string | Promise<string>;
  dispose: () => Promise<void>;
}

interface Start {
  command: string;
  /** Writes the configuration for a release; returns the arguments of the command. */
  configure: (site: {
    folder: string;
    release: string;
    port: number;
    plainPort: number;
  }) => Promise<string[]>;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Serves a release of a build by a server with its file of deploy/: in a folder of its own, on free ports of this machine. */
export async function startOwnServer(dist: string, { command, configure }: Start): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), `hrajem-${command}-`));
  // A server that root starts reads the files as nobody.
  await chmod(folder, 0o755);
  const release = makeRelease(dist, folder);
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const child = spawn(command, await configure({ folder, release, port, plainPort }), {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  while (!(await isListening(port)))
    if (hasEnded(child)) throw new Error(`${command} did not start:\n${output}`);
    else await wait(20);
  return {
    url: `http://localhost:${port}`,
    /** The logs of requests and errors. */
    async log() {
      const files = (await readdir(folder)).filter((file) => file.endsWith('.log'));
      const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
      return texts.join('');
    },
    async dispose() {
      if (!hasEnded(child)) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The build that the tests serve. */
export const builtApp = join(root, 'dist');

/** Replaces each part of a configuration; throws when it is not there. */
export const adapt = (text: string, changes: readonly (readonly [part: RegExp, replacement: string])[]) =>
  changes.reduce((adapted, [part, replacement]) => {
    if (adapted.search(part) < 0) throw new Error(`The configuration has no ${String(part)}.`);
    return adapted.replace(part, () => replacement);
  }, text);
