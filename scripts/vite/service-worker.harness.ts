import { runInNewContext } from 'node:vm';
import { bundleWorker } from './service-worker';
import type { WorkerBuild } from '@/service-worker/build';

const origin = 'https://hrajem.test';

/** `Request` of a worker: addresses may be relative, and a navigation may be made by a test. */
class WorkerRequest extends Request {
  readonly #mode: RequestMode | undefined;
  readonly isReloadNavigation: boolean;
  constructor(
    input: RequestInfo | URL,
    { mode, isReload = false, ...init }: RequestInit & { isReload?: boolean } = {},
  ) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init);
    this.#mode = mode;
    this.isReloadNavigation = isReload;
  }
  override get mode(): RequestMode {
    return this.#mode ?? super.mode;
  }
  override clone(): WorkerRequest {
    return new WorkerRequest(this, this.#mode && { mode: this.#mode });
  }
}

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, origin).href;

/** Cache Storage in memory; a device whose caches outlive its workers has one of them. */
export class Device {
  readonly caches = new Map<string, Map<string, Response>>();
  /** Whether nothing more can be kept. */
  isFull = false;

  #open(name: string) {
    const kept = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, kept);
    return {
      match: async (request: RequestInfo) => kept.get(addressOf(request))?.clone(),
      keys: async () => [...kept.keys()].map((url) => new WorkerRequest(url)),
      delete: async (request: RequestInfo) => kept.delete(addressOf(request)),
      put: async (request: RequestInfo, response: Response) => {
        if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
        kept.set(addressOf(request), new Response(await response.arrayBuffer(), response));
      },
    };
  }

  readonly storage = {
    open: async (name: string) => this.#open(name),
    keys: async () => [...this.caches.keys()],
    delete: async (name: string) => this.caches.delete(name),
    match: async (request: RequestInfo, { cacheName = '' }: { cacheName?: string } = {}) =>
      this.#open(cacheName).match(request),
  };

  /** The addresses that are kept, without the origin and Workbox's marks. */
  kept(name = 'hrajem-app'): string[] {
    return [...(this.caches.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname);
  }
}

interface WorkerOptions {
  device: Device;
  /** What the host answers; throws where there is no network. */
  host: (pathname: string, request: Request) => Response | Promise<Response>;
  saveData?: boolean;
  /** How many pages of the app are open. */
  openPages?: () => number;
}

const codes = new Map<string, Promise<string>>();

/** The script of the worker of a build, as it is published. */
function codeOf(build: WorkerBuild): Promise<string> {
  const code =
    codes.get(build.id) ??
    bundleWorker('worker.ts', build, { target: 'es2023', sourcemap: false }).then((chunk) => chunk.code);
  codes.set(build.id, code);
  return code;
}

/** Runs the built worker as a browser does, and gives what the browser would ask of it. */
export async function startWorker(build: WorkerBuild, { device, host, saveData, openPages }: WorkerOptions) {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const fetch = async (input: RequestInfo, init?: RequestInit): Promise<Response> => {
    const request = new WorkerRequest(input, init);
    return host(new URL(request.url).pathname, request);
  };
  let takesOver = false;
  const scope: Record<string, unknown> = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    skipWaiting: async () => void (takesOver = true),
    clients: {
      claim: () => Promise.resolve(),
      matchAll: async () => Array.from({ length: openPages?.() ?? 1 }, () => ({})),
    },
    registration: { scope: `${origin}/` },
    location: new URL('/sw.js', origin),
    navigator: { connection: { saveData } },
    caches: device.storage,
    fetch,
    Event,
    FetchEvent: Event,
    Request: WorkerRequest,
    // Those of this side, for `instanceof`.
    Error,
    Response,
    Headers,
    URL,
    DOMException,
    setTimeout,
    clearTimeout,
    console,
  };
  scope['self'] = scope;
  runInNewContext(await codeOf(build), scope);

  /** Tells the worker of an event, and resolves with its answer when all that it does about it is done. */
  async function tell(event: {
    type: string;
    data?: unknown;
    request?: Request;
  }): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    for (const listener of listeners.get(event.type) ?? []) {
      listener({
        ...event,
        waitUntil: (promise: Promise<unknown>) => void work.push(promise),
        respondWith: (response: Promise<Response>) => (answer = response),
      });
    }
    const response = await answer;
    // What is done about it may bring more of it.
    for (const one of work) await one;
    return response;
  }

  return {
    install: () => tell({ type: 'install' }),
    activate: () => tell({ type: 'activate' }),
    /** What a page says; whether the worker then takes over. */
    async hear(data: unknown): Promise<boolean> {
      await tell({ type: 'message', data });
      return takesOver;
    },
    /** Opens an address; undefined where the worker leaves that to the browser. */
    navigate: (address: string, isReload = false) =>
      tell({ type: 'fetch', request: new WorkerRequest(address, { mode: 'navigate', isReload }) }),
    request: (address: string) => tell({ type: 'fetch', request: new WorkerRequest(address) }),
  };
}
