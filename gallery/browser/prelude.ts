import type { StateFrame } from '../frame';

/**
 * Isolates the window before other scripts run: cookies, storage, channels to other tabs, the clock and the network belong to the
 * state alone, although all states share one origin. The script is part of each state's page.
 */
function isolate(frame: StateFrame): void {
  const define = (target: object, name: string, descriptor: PropertyDescriptor): void =>
    void Object.defineProperty(target, name, { configurable: true, ...descriptor });

  const jar = new Map(Object.entries(frame.cookies));
  define(document, 'cookie', {
    get: () => Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '),
    set(text: string) {
      const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(text) ?? [];
      if (/; *max-age=0\b/i.test(text)) jar.delete(name);
      else jar.set(name, value);
    },
  });

  /** What the app uses of a `Storage`, in memory; its keys are properties, as in the browser's. */
  class MemoryStorage {
    getItem(key: string): string | null {
      return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
    }
    setItem(key: string, value: string): void {
      Reflect.set(this, key, value);
    }
    removeItem(key: string): void {
      Reflect.deleteProperty(this, key);
    }
  }
  for (const name of ['localStorage', 'sessionStorage']) define(window, name, { value: new MemoryStorage() });
  localStorage.setItem('theme', frame.view.theme);
  // The app would reload the page for a missing file once, and the state would be lost.
  sessionStorage.setItem('reload_guard', String(frame.now));

  const { BroadcastChannel } = window;
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${frame.backend}${name}`);
    }
  };
  const request = navigator.locks.request.bind(navigator.locks) as (...args: unknown[]) => Promise<unknown>;
  define(navigator.locks, 'request', {
    value: (name: string, ...rest: unknown[]) => request(`${frame.backend}${name}`, ...rest),
  });

  // WebKitGTK would wait for ever in its dialog about unsaved changes. The app still gets the event, so that it ignores cancelled imports.
  if (!frame.view.isLive)
    window.addEventListener(
      'beforeunload',
      (event) => {
        define(event, 'preventDefault', { value: () => undefined });
        define(event, 'returnValue', { value: '', writable: true });
      },
      { capture: true },
    );

  // A state of another person, in another frame or tab, would delete the outbox in a shared database.
  const open = indexedDB.open.bind(indexedDB);
  define(indexedDB, 'open', {
    value(name: string, version?: number) {
      window.addEventListener('pagehide', () => indexedDB.deleteDatabase(frame.backend + name));
      return open(frame.backend + name, version);
    },
  });

  const { Date } = window;
  const startedAt = performance.now();
  /** The state's time, which moves only when the state is live. */
  const currentTime = (): number => frame.now + (frame.view.isLive ? performance.now() - startedAt : 0);
  class StateDate extends Date {
    constructor(...args: unknown[]) {
      super(...((args.length === 0 ? [currentTime()] : args) as [number]));
    }
    static override now(): number {
      return Math.floor(currentTime());
    }
  }
  window.Date = StateDate as DateConstructor;

  define(navigator, 'onLine', { get: () => frame.isOnline });
  // The person is in Brno, and the browser asks for no permission.
  const coords = { latitude: 49.1951, longitude: 16.6068 };
  define(navigator, 'geolocation', {
    value: { getCurrentPosition: (onSuccess: (position: object) => void) => onSuccess({ coords }) },
  });
  // A state without focus must also behave as if somebody looked at it.
  document.hasFocus = () => true;
  const networkError = (): TypeError => new TypeError('Failed to fetch');
  const rejectOnAbort = (signal?: AbortSignal | null): Promise<never> =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname, search, origin } = new URL(input instanceof Request ? input.url : input, location.href);
    const isIntercepted =
      origin === location.origin && frame.intercepted.some((prefix) => pathname.startsWith(prefix));
    if (!frame.isOnline && !pathname.startsWith(frame.backend)) throw networkError();
    if (!isIntercepted) return send(input, init);
    // The server answers a pending request at once, because the browser has few connections.
    const response = await send(frame.backend + pathname + search, { ...init, redirect: 'follow' });
    if (response.headers.get('x-state') === 'pending') return rejectOnAbort(init?.signal);
    if (response.headers.get('x-state') === 'broken') throw networkError();
    return response;
  };

  history.replaceState(null, '', frame.address);
  document.documentElement.style.fontSize = frame.view.text === 100 ? '' : `${String(frame.view.text)}%`;
}

isolate(window.stateFrame);
