import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The options of a window (host.py). */
interface HostOptions {
  url: string;
  width: number;
  height: number;
  /** The browser's languages, the preferred one first. */
  languages: string[];
  /** The IANA name of the time zone. */
  zone: string;
  userAgent?: string | undefined;
  /** Identifiers of WebKit features. */
  off?: string[];
}

/** A command of host.py: `do` and its arguments. */
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

async function endProcess(child: ChildProcess): Promise<void> {
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

/** Starts host.py, which shows the windows of one browser and serves the inspector. */
export async function startHost(options: HostOptions) {
  const port = await freePort();
  const child = spawn('/usr/bin/python3', [join(import.meta.dirname, 'host.py'), JSON.stringify(options)], {
    // Else its libraries start a session bus and an accessibility bus, which outlive the test.
    env: {
      ...process.env,
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${String(port)}`,
    },
    stdio: ['pipe', 'ignore', process.env.WEBKIT_LOG ? 'inherit' : 'ignore', 'pipe'],
  });
  const waiting = new Map<string, ReturnType<typeof createSettling>>();
  /** The promise that an event or answer of that key settles; it may come before the promise is requested. */
  const settling = (key: string) => {
    const entry = waiting.get(key) ?? createSettling();
    waiting.set(key, entry);
    return entry;
  };
  const crashed: ((window: number) => void)[] = [];
  createInterface(child.stdio[3] as Readable).on('line', (line) => {
    const message = JSON.parse(line) as Said;
    if ('id' in message) {
      const { resolve, reject } = settling(`answer ${String(message.id)}`);
      if (message.error === undefined) resolve();
      else reject(new Error(message.error));
    } else if (message.event === 'loaded') settling(`loaded ${String(message.window)}`).resolve();
    else for (const listener of crashed) listener(message.window);
  });
  let lastId = 0;
  return {
    /** The port of the inspector on the loopback interface. */
    port,
    tell(command: Command) {
      lastId += 1;
      child.stdin?.write(`${JSON.stringify({ id: lastId, ...command })}\n`);
      return settling(`answer ${String(lastId)}`).promise;
    },
    /** Resolves when the window with that number has loaded its first address. */
    loaded: (window: number) => settling(`loaded ${String(window)}`).promise,
    /** Called with the number of a window whose web process has crashed. */
    onCrash: (listener: (window: number) => void) => void crashed.push(listener),
    end: () => endProcess(child),
  };
}

export type Host = Awaited<ReturnType<typeof startHost>>;
