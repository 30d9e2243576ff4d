import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

/** How Playwright speaks with a page, as `connectOverCDP` takes it. */
export interface Transport {
  send: (message: object) => void;
  close: () => void;
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
  /** Regular expressions of the addresses that are intercepted, once there is one; Playwright asks for all addresses. */
  intercepted: Set<string>;
}

/** As much as is used of the WebSocket that Playwright brings along: Node's own cannot send a message in pieces. */
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

/** The inspector's server ends a connection whose frames are longer than its buffer. */
const frame = 60_000;

/** The addresses of the pages that the inspector can be connected to. */
const pagesAt = (port: number): Promise<string[]> =>
  fetch(`http://127.0.0.1:${String(port)}/`)
    .then((answer) => answer.text())
    .then((list) => [...list.matchAll(/\/socket\/\d+\/\d+\/WebPage/g)].map(([path]) => path))
    .catch(() => []);

/** Connects the inspector's protocol of the first page there that is not among those `taken`, and adds it to them. */
export async function connectPage(port: number, taken: Set<string>): Promise<Transport> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const path = (await pagesAt(port)).find((one) => !taken.has(one));
    if (path) {
      taken.add(path);
      return open(`ws://127.0.0.1:${String(port)}${path}`);
    }
    await sleep(100);
  }
  throw new Error('WebKit shows no page to its inspector.');
}

interface ToTarget {
  params?: { targetId?: string; message?: string };
}
interface OfNetwork {
  id?: number;
  method?: string;
  params?: { requestId?: string; url?: string };
}

/** What is said to or by the page itself, wrapped in what is said to the window. */
const inner = (message: ToTarget): OfNetwork => {
  const text = message.params?.message;
  return text?.includes('"Network.') ? (JSON.parse(text) as OfNetwork) : {};
};

async function open(url: string): Promise<Transport> {
  const socket = new WebSocket(url);
  const cancelled = new Set<string | undefined>();
  const transport: Transport = {
    intercepted: new Set(),
    send(message) {
      const { id, method, params } = inner(message);
      const { targetId } = (message as ToTarget).params ?? {};
      let sent = message;
      if (method === 'Network.addInterception' && transport.intercepted.size > 0) {
        const url = [...transport.intercepted].join('|');
        const narrowed = JSON.stringify({ id, method, params: { ...params, url } });
        sent = { ...message, params: { targetId, message: narrowed } };
      }
      // Let on, an intercepted request that the page has cancelled ends the page's process.
      if (method === 'Network.interceptWithRequest' && cancelled.has(params?.requestId)) {
        const answer = { targetId, message: JSON.stringify({ id, result: {} }) };
        transport.onmessage?.({ method: 'Target.dispatchMessageFromTarget', params: answer });
        return;
      }
      const data = Buffer.from(JSON.stringify(sent));
      for (let start = 0; start < data.length; start += frame) {
        const end = start + frame;
        socket.send(data.subarray(start, end), { binary: false, fin: end >= data.length });
      }
    },
    close: () => socket.close(),
  };
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as ToTarget;
    const { method, params } = inner(message);
    if (method === 'Network.loadingFailed') cancelled.add(params?.requestId);
    transport.onmessage?.(message);
  });
  socket.on('close', (_, reason) => transport.onclose?.(reason.toString()));
  await new Promise((resolve, reject) => {
    socket.on('open', resolve).on('error', reject);
  });
  return transport;
}
