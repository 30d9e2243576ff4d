import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCaddy, NO_CADDY } from '../../../../scripts/lib/has-caddy';
import { root } from '../../../../scripts/lib/project';
import { makeRelease } from '../../../../scripts/release/make-release';

/**
 * A free port below the range of ports that the system assigns, because another worker's server could get an assigned port before
 * Caddy listens on it, and two Caddys silently share a port.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer();
    try {
      const listening = once(server, 'listening');
      server.listen(port);
      await listening;
      return port;
    } catch {
      // The port is taken, so the loop tries another.
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  }
}

/** Caddy logs these, in any order, when it listens and when it has its own certificate. */
const readyMessages = ['serving initial configuration', 'certificate obtained successfully'];

/** Resolves once Caddy is ready; throws with its log when it exits before. */
async function waitUntilReady(child: ChildProcess, log: () => string): Promise<void> {
  const exited = once(child, 'exit').then(() => true);
  for (;;) {
    if (readyMessages.every((readyMessage) => log().includes(readyMessage))) return;
    const hasExited = await Promise.race([exited, once(child.stderr!, 'data').then(() => false)]);
    if (hasExited) throw new Error(`Caddy did not start:\n${log()}`);
  }
}

/** Serves a release of the built app as in production, with or without a backend: by Caddy with deploy/Caddyfile, over TLS on free ports. */
export async function startCaddy(backendOrigin?: string) {
  if (!hasCaddy()) throw new Error(NO_CADDY);
  const folder = await mkdtemp(join(tmpdir(), 'hrajem-caddy-'));
  const release = makeRelease(join(root, 'dist'), folder);
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const config = ['--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'];
  const child = spawn('caddy', ['run', ...config], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SITE_ADDRESS: 'localhost',
      RELEASE: release,
      API_UPSTREAM: backendOrigin ? new URL(backendOrigin).host : '',
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(httpsPort),
      CADDY_ADMIN: 'off',
    },
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await waitUntilReady(child, () => output);
  return {
    url: `https://localhost:${httpsPort}`,
    /** The address over plain HTTP, which redirects to `url`. */
    plainUrl: `http://localhost:${httpPort}`,
    log: () => output,
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

export type Caddy = Awaited<ReturnType<typeof startCaddy>>;
