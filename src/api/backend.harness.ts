import { jsonResponse, problemResponse, readClaims, createJwt } from './answers.fixture';

interface Clocks {
  /** The device's clock in milliseconds. */
  now: number;
  /** The backend's clock minus the device's, in milliseconds. */
  serverAheadMs: number;
  tokenLifeSeconds: number;
}

type Handler = (request: {
  path: string;
  method: string;
  headers: Headers;
  body: unknown;
}) => Promise<Response>;

export interface SentCall {
  readonly path: string;
  readonly token: string | null;
  readonly keepalive: boolean;
}

/** A backend that refreshes tokens, signs out, and answers other calls with the user of their token. */
export function createFakeBackend({
  clocks,
  pause,
  onSent,
}: {
  clocks: Clocks;
  /** Delays every step of the network. */
  pause: () => Promise<void>;
  onSent: (call: SentCall) => void;
}) {
  const handlers = new Map<string, Handler>();
  let tokenCount = 0;

  const getBackendSeconds = (): number => Math.floor((clocks.now + clocks.serverAheadMs) / 1000);
  const createAccessToken = (user: string, iat = getBackendSeconds()): string =>
    createJwt({ sub: user, iat, exp: iat + clocks.tokenLifeSeconds, jti: (tokenCount += 1) });
  const userOf = (token: string): string => readClaims(token).sub;

  const answerRequest: Handler = async (request) => {
    const handler = handlers.get(request.path);
    if (handler) return handler(request);
    if (request.path === '/api/user/refresh-token') {
      const { refresh } = request.body as { refresh: string };
      return jsonResponse({ access: createAccessToken(userOf(refresh)) });
    }
    if (request.path === '/api/user/logout') return new Response(null, { status: 204 });
    const token = request.headers.get('Authorization')?.slice(7);
    if (!token) return problemResponse(401, 'token_missing');
    if (getBackendSeconds() >= readClaims(token).exp) return problemResponse(401, 'token_expired');
    return jsonResponse({ user: userOf(token) });
  };

  return {
    setHandler: (path: string, handler: Handler) => void handlers.set(path, handler),
    issueTokens: (user: string) => ({
      access: createAccessToken(user),
      refresh: createJwt({ sub: user, jti: (tokenCount += 1) }),
    }),
    send: (url: string, init: RequestInit): Promise<Response> => {
      const path = url.split('?', 1)[0] ?? '';
      const headers = new Headers(init.headers);
      const token = headers.get('Authorization')?.slice(7) ?? null;
      onSent({ path, token, keepalive: init.keepalive === true });
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const abortRejection = new Promise<never>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
      const exchange = async (): Promise<Response> => {
        await pause();
        const response = await answerRequest({ path, method: init.method ?? 'GET', headers, body });
        await pause();
        return response;
      };
      return Promise.race([exchange(), abortRejection]);
    },
  };
}

/** A document whose cookies behave as in Chromium: they expire, and cookies that are too large are dropped silently. */
export function createCookiePage(now: () => number): { cookie: string } {
  const cookies = new Map<string, { value: string; expires: number }>();
  return {
    get cookie() {
      const currentCookies = [...cookies].filter(([, { expires }]) => expires > now());
      return currentCookies.map(([name, { value }]) => `${name}=${value}`).join('; ');
    },
    set cookie(text) {
      const [pair = '', ...attributes] = text.split(/;\s*/);
      const separatorIndex = pair.indexOf('=');
      if (pair.length - 1 > 4096) return;
      const maxAge = attributes.find((attribute) => attribute.startsWith('Max-Age='))?.slice(8);
      cookies.set(pair.slice(0, separatorIndex), {
        value: pair.slice(separatorIndex + 1),
        expires: now() + Number(maxAge) * 1000,
      });
    },
  };
}
