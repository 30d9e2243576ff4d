import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

/** Playwright's connection to a page, for `connectOverCDP`. */
export interface Transport {
  send: (message: object) => void;
  close: () => void;
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
}

/** The used part of Playwright's bundled WebSocket, because Node's own cannot send a message in fragments. */
interface Socket {
  send: (data: Buffer, options: { binary: boolean; fin: boolean }) => void;
  close: () => void;
  on: ((event: 'message', listener: (data: Buffer) => void) => Socket) &
    ((event: 'close', listener: (code: number, reason: Buffer) => void) => Socket) &
    ((event: 'open' | 'error', listener: (error?: Error) => void) => Socket);
}
const { ws: WebSocket } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle') as {
  ws: new (url: string) => Socket;
};

/** The fragment size in bytes; the inspector closes connections with longer frames. */
const fragmentSize = 60_000;

/** The paths of the pages that the inspector serves. */
const pagesAt = (port: number): Promise<string[]> =>
  fetch(`http://127.0.0.1:${String(port)}/`)
    .then((answer) => answer.text())
    .then((list) => [...list.matchAll(/\/socket\/\d+\/\d+\/WebPage/g)].map(([path]) => path))
    .catch(() => []);

/** Connects to the first page of the inspector whose path is not in `takenPaths`, and adds the path. */
export async function connectPage(port: number, takenPaths: Set<string>): Promise<Transport> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const path = (await pagesAt(port)).find((candidate) => !takenPaths.has(candidate));
    if (path) {
      takenPaths.add(path);
      return open(`ws://127.0.0.1:${String(port)}${path}`);
    }
    await sleep(100);
  }
  throw new Error('WebKit shows no page to its inspector.');
}

async function open(url: string): Promise<Transport> {
  const socket = new WebSocket(url);
  const transport: Transport = {
    send(message) {
      const data = Buffer.from(JSON.stringify(message));
      for (let start = 0; start < data.length; start += fragmentSize) {
        const end = start + fragmentSize;
        socket.send(data.subarray(start, end), { binary: false, fin: end >= data.length });
      }
    },
    close: () => socket.close(),
  };
  socket.on('message', (data) => transport.onmessage?.(JSON.parse(data.toString()) as object));
  socket.on('close', (_, reason) => transport.onclose?.(reason.toString()));
  await new Promise((resolve, reject) => {
    socket.on('open', resolve).on('error', reject);
  });
  return transport;
}
