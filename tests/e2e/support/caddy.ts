import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCaddy, NO_CADDY } from '../../../scripts/lib/has-caddy';
import { root } from '../../../scripts/lib/project';
import { makeRelease } from '../../../scripts/release/make-release';

/**
 * A port that nobody listens on, below those that a system hands out: another worker's server could be
 * given it before Caddy has it, and Caddy shares a port with another Caddy without a word.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer();
    try {
      const listening = once(server, 'listening');
      server.listen(port);
      await listening;
      return port;
    } catch {
      // Taken: another one.
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  }
}

/** What it logs when it listens, and when it has the certificate that it makes for itself: the order is not fixed. */
const signs = ['serving initial configuration', 'certificate obtained successfully'];

/** Its log says when it can be asked; ends with what it wrote when it does not come to that. */
async function listening(child: ChildProcess, log: () => string): Promise<void> {
  const exited = once(child, 'exit').then(() => true);
  for (;;) {
    if (signs.every((sign) => log().includes(sign))) return;
    const hasExited = await Promise.race([exited, once(child.stderr!, 'data').then(() => false)]);
    if (hasExited) throw new Error(`Caddy did not start:\n${log()}`);
  }
}

/**
 * The app as in production: a build, released, behind Caddy with deploy/Caddyfile, over TLS on free ports.
 *
 * @param upstream origin of the embedded backend
 * @param dist the folder of the build
 */
export async function startCaddy(upstream: string, dist = join(root, 'dist')) {
  if (!hasCaddy()) throw new Error(NO_CADDY);
  const folder = await mkdtemp(join(tmpdir(), 'hrajem-caddy-'));
  const release = makeRelease(dist, folder);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const config = ['--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'];
  const child = spawn('caddy', ['run', ...config], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SITE_ADDRESS: 'localhost',
      RELEASE: release,
      API_UPSTREAM: new URL(upstream).host,
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(httpsPort),
      CADDY_ADMIN: 'off',
    },
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await listening(child, () => output);
  return {
    url: `https://localhost:${httpsPort}`,
    /** The same over plain HTTP, which leads there. */
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
