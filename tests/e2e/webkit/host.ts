import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** How a window is opened (host.py). */
interface HostOptions {
  url: string;
  width: number;
  height: number;
  /** Of the browser, the preferred one first. */
  languages: string[];
  /** The time zone by its IANA name. */
  zone: string;
  userAgent?: string | undefined;
  /** Features of WebKit by their identifiers. */
  off?: string[];
}

/** A command of host.py: `do`, and what it takes. */
export type Command = { do: string; window?: number } & Record<string, unknown>;

type Said =
  | { id: number; error?: string }
  | { event: 'loaded'; window: number }
  | { event: 'ended'; window: number };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

function createSettling() {
  let resolve = (): void => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}

/** Starts a process that shows pages of one person's browser: a screen with one window, and an inspector's server. */
export async function startHost(options: HostOptions) {
  const port = await freePort();
  const child = spawn('/usr/bin/python3', [join(import.meta.dirname, 'host.py'), JSON.stringify(options)], {
    env: { ...process.env, WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${String(port)}` },
    stdio: ['pipe', 'ignore', process.env.WEBKIT_LOG ? 'inherit' : 'ignore', 'pipe'],
  });
  const waiting = new Map<string, ReturnType<typeof createSettling>>();
  /** What will be settled by that event or answer, whichever of the two comes first. */
  const settling = (key: string) => {
    const entry = waiting.get(key) ?? createSettling();
    waiting.set(key, entry);
    return entry;
  };
  const crashed: ((window: number) => void)[] = [];
  createInterface(child.stdio[3] as Readable).on('line', (line) => {
    const said = JSON.parse(line) as Said;
    if ('id' in said) {
      const { resolve, reject } = settling(`answer ${String(said.id)}`);
      if (said.error === undefined) resolve();
      else reject(new Error(said.error));
    } else if (said.event === 'loaded') settling(`loaded ${String(said.window)}`).resolve();
    else for (const listener of crashed) listener(said.window);
  });
  let last = 0;
  return {
    /** Where the inspector is served, on the loopback interface. */
    port,
    /** Gives a command; resolves when it has been obeyed. */
    tell(command: Command) {
      last += 1;
      child.stdin?.write(`${JSON.stringify({ id: last, ...command })}\n`);
      return settling(`answer ${String(last)}`).promise;
    },
    /** Resolves when the window of that number has loaded its first address. */
    loaded: (window: number) => settling(`loaded ${String(window)}`).promise,
    /** Is called with the number of each window whose web process has ended by itself. */
    onCrash: (listener: (window: number) => void) => void crashed.push(listener),
    end: () => end(child),
  };
}

export type Host = Awaited<ReturnType<typeof startHost>>;
