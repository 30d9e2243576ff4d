import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/project';
import { makeRelease } from '../../scripts/release/make-release';
import { findFreePort, waitUntilReady } from '../e2e/support/caddy';

interface Start {
  command: string;
  readyMessage: string;
  /** Writes the configuration for a release; returns the arguments of the command. */
  configure: (site: {
    folder: string;
    release: string;
    port: number;
    plainPort: number;
  }) => Promise<string[]>;
}

/** Serves a release of a build by a server with its file of deploy/: in a folder of its own, on free ports of this machine. */
export async function startOwnServer(dist: string, { command, readyMessage, configure }: Start) {
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
  await waitUntilReady(child, () => output, [readyMessage]);
  return {
    url: `http://localhost:${port}`,
    async dispose() {
      if (child.exitCode === null && child.signalCode === null) {
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
