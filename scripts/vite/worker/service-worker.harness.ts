import { runInNewContext } from 'node:vm';
import type { WorkerBuild } from '@/service-worker/page-for-path';
import { bundleWorker } from './service-worker';

const origin = 'https://hrajem.test';

/** A `Request` that accepts relative addresses and that a test can make a navigation. */
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

/** A device's Cache Storage in memory, which several workers can share one after the other. */
export class Device {
  readonly caches = new Map<string, Map<string, Response>>();
  /** Whether writing into a cache fails. */
  isFull = false;

  #open(name: string) {
    const responses = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, responses);
    return {
      match: async (request: RequestInfo) => responses.get(addressOf(request))?.clone(),
      keys: async () => [...responses.keys()].map((url) => new WorkerRequest(url)),
      delete: async (request: RequestInfo) => responses.delete(addressOf(request)),
      put: async (request: RequestInfo, response: Response) => {
        if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
        responses.set(addressOf(request), new Response(await response.arrayBuffer(), response));
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

  cachedPathnames(name = 'hrajem-app'): string[] {
    return [...(this.caches.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname);
  }
}

interface WorkerOptions {
  device: Device;
  /** Gives the host's response; throws when there is no network. */
  answerAsHost: (pathname: string, request: Request) => Response | Promise<Response>;
  saveData?: boolean;
  countOpenPages?: () => number;
}

const codeByBuild = new Map<string, Promise<string>>();

function codeOf(build: WorkerBuild): Promise<string> {
  const code =
    codeByBuild.get(build.id) ??
    bundleWorker('worker.ts', build, { target: 'es2023', sourcemap: false }).then((chunk) => chunk.code);
  codeByBuild.set(build.id, code);
  return code;
}

/** Runs the bundled worker as a browser does; returns functions that send it the browser's events. */
export async function startWorker(build: WorkerBuild, options: WorkerOptions) {
  const { device, answerAsHost, saveData, countOpenPages } = options;
  const listeners = new Map<string, ((event: object) => void)[]>();
  const fetch = async (input: RequestInfo, init?: RequestInit): Promise<Response> => {
    const request = new WorkerRequest(input, init);
    return answerAsHost(new URL(request.url).pathname, request);
  };
  let hasSkippedWaiting = false;
  const scope: Record<string, unknown> = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    skipWaiting: async () => void (hasSkippedWaiting = true),
    clients: {
      claim: () => Promise.resolve(),
      matchAll: async () => Array.from({ length: countOpenPages?.() ?? 1 }, () => ({})),
    },
    registration: { scope: `${origin}/` },
    location: new URL('/sw.js', origin),
    navigator: { connection: { saveData } },
    caches: device.storage,
    fetch,
    Event,
    FetchEvent: Event,
    Request: WorkerRequest,
    // `instanceof` needs the classes of this realm.
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

  /** Sends the worker an event; resolves with its response after all its `waitUntil` promises. */
  async function dispatch(event: { type: string; data?: unknown; request?: Request }) {
    const waitUntilPromises: Promise<unknown>[] = [];
    let responsePromise: Promise<Response> | undefined;
    for (const listener of listeners.get(event.type) ?? []) {
      listener({
        ...event,
        waitUntil: (promise: Promise<unknown>) => void waitUntilPromises.push(promise),
        respondWith: (response: Promise<Response>) => (responsePromise = response),
      });
    }
    const response = await responsePromise;
    // A promise may add further promises to the list.
    for (const promise of waitUntilPromises) await promise;
    return response;
  }

  return {
    install: () => dispatch({ type: 'install' }),
    activate: () => dispatch({ type: 'activate' }),
    /** Sends a page's message; resolves with whether the worker has called `skipWaiting`. */
    async receiveMessage(data: unknown): Promise<boolean> {
      await dispatch({ type: 'message', data });
      return hasSkippedWaiting;
    },
    /** Opens an address; resolves with undefined when the worker leaves the request to the browser. */
    navigate: (address: string, isReload = false) =>
      dispatch({ type: 'fetch', request: new WorkerRequest(address, { mode: 'navigate', isReload }) }),
    request: (address: string) => dispatch({ type: 'fetch', request: new WorkerRequest(address) }),
  };
}
