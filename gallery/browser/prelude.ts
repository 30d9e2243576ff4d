import type { StateFrame } from '../frame';

/**
 * Makes the window that it runs in a world of its own, before anything else of the page: cookies, storage, other tabs, the clock
 * and the network are the state's, and siblings of the same origin do not notice. Bundled into each state's page.
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

  /** Its keys are properties of its own, as those of the browser's are. */
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
    clear(): void {
      for (const key of Object.keys(this)) this.removeItem(key);
    }
    key(index: number): string | null {
      return Object.keys(this)[index] ?? null;
    }
    get length(): number {
      return Object.keys(this).length;
    }
  }
  for (const name of ['localStorage', 'sessionStorage']) define(window, name, { value: new MemoryStorage() });
  localStorage.setItem('theme', frame.view.theme);

  const { BroadcastChannel } = window;
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${frame.backend}${name}`);
    }
  };
  const request = navigator.locks.request.bind(navigator.locks) as (...given: unknown[]) => Promise<unknown>;
  define(navigator.locks, 'request', {
    value: (name: string, ...rest: unknown[]) => request(`${frame.backend}${name}`, ...rest),
  });

  // WebKitGTK asks for ever whether a form that was written in may be left. The app hears of it all the same: it then keeps to itself that
  // its imports are cancelled.
  if (!frame.view.isLive)
    window.addEventListener(
      'beforeunload',
      (event) => {
        define(event, 'preventDefault', { value: () => undefined });
        define(event, 'returnValue', { value: '', writable: true });
      },
      { capture: true },
    );

  // What waits to be sent would else be swept away by the state of another person, in a frame or tab beside this one.
  const open = indexedDB.open.bind(indexedDB);
  define(indexedDB, 'open', {
    value(name: string, version?: number) {
      window.addEventListener('pagehide', () => indexedDB.deleteDatabase(frame.backend + name));
      return open(frame.backend + name, version);
    },
  });

  const { Date } = window;
  const begun = performance.now();
  /** Stands still, unless the state is there to be used. */
  const time = (): number => frame.now + (frame.view.isLive ? performance.now() - begun : 0);
  class StateDate extends Date {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [time()] : given) as [number]));
    }
    static override now(): number {
      return Math.floor(time());
    }
  }
  window.Date = StateDate as DateConstructor;

  define(navigator, 'onLine', { get: () => frame.isOnline });
  // Stands in Brno, and asks nobody for leave.
  const coords = { latitude: 49.1951, longitude: 16.6068 };
  define(navigator, 'geolocation', {
    value: { getCurrentPosition: (found: (position: object) => void) => found({ coords }) },
  });
  // What is in view counts as looked at, also in a small picture.
  document.hasFocus = () => true;
  const broken = (): TypeError => new TypeError('Failed to fetch');
  const never = (signal?: AbortSignal | null): Promise<never> =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname, search, origin } = new URL(input instanceof Request ? input.url : input, location.href);
    const isOwn = origin === location.origin && frame.intercepted.some((start) => pathname.startsWith(start));
    const isStates = pathname.startsWith(frame.backend);
    if (!frame.isOnline && !isStates) throw broken();
    if (!isOwn) return send(input, init);
    // A request that waits for ever must not take one of the few connections of the browser.
    const response = await send(frame.backend + pathname + search, { ...init, redirect: 'follow' });
    if (response.headers.get('x-state') === 'pending') return never(init?.signal);
    if (response.headers.get('x-state') === 'broken') throw broken();
    return response;
  };

  history.replaceState(null, '', frame.address);
  document.documentElement.style.fontSize = frame.view.text === 100 ? '' : `${String(frame.view.text)}%`;
}

isolate(window.stateFrame);
