import { jsonResponse, problemResponse, readClaims, createJwt } from './answers.fixture';

interface Clocks {
  /** The device's clock in milliseconds. */
  now: number;
  /** The backend's clock minus the device's, in milliseconds. */
  serverAheadMs: number;
  tokenLifeSeconds: number;
  /** What an access token says besides, by the times (in seconds) of its issue and of the sign-in. */
  otherClaims: (now: number, signedInAt: number) => object;
  /** The `Date` of the answers: of now, none, or of a cache, which keeps the date of the first read. */
  dateHeader: 'of now' | 'none' | 'of a cache';
  /** The code with which an expired token is refused. */
  expiryCode: string;
  /** Whether a refresh token works once, and a refresh gives another. */
  isRotating: boolean;
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
  const usedTokens = new Set<string>();
  let tokenCount = 0;

  const getBackendSeconds = (): number => Math.floor((clocks.now + clocks.serverAheadMs) / 1000);
  const createAccessToken = (user: string, signedInAt: number): string => {
    const now = getBackendSeconds();
    const claims = { sub: user, exp: now + clocks.tokenLifeSeconds, jti: (tokenCount += 1) };
    return createJwt({ ...claims, ...clocks.otherClaims(now, signedInAt) });
  };
  let cachedDate: string | null = null;
  function addDate(response: Response, method: string): Response {
    if (clocks.dateHeader === 'none') return response;
    const date = new Date(getBackendSeconds() * 1000).toUTCString();
    const isCached = clocks.dateHeader === 'of a cache' && method === 'GET';
    response.headers.set('Date', isCached ? (cachedDate ??= date) : date);
    return response;
  }
  const userOf = (token: string): string => readClaims(token).sub;

  const answerRequest: Handler = async (request) => {
    const handler = handlers.get(request.path);
    if (handler) return handler(request);
    if (request.path === '/api/user/refresh-token') {
      const { refresh } = request.body as { refresh: string };
      const { sub, iat } = readClaims(refresh);
      const access = createAccessToken(sub, iat);
      if (!clocks.isRotating) return jsonResponse({ access });
      if (usedTokens.has(refresh)) return problemResponse(401, 'refresh_token_invalid');
      usedTokens.add(refresh);
      return jsonResponse({ access, refresh: createJwt({ sub, iat, jti: (tokenCount += 1) }) });
    }
    if (request.path === '/api/user/logout') return new Response(null, { status: 204 });
    const token = request.headers.get('Authorization')?.slice(7);
    if (!token) return problemResponse(401, 'token_missing');
    if (getBackendSeconds() >= readClaims(token).exp) return problemResponse(401, clocks.expiryCode);
    return jsonResponse({ user: userOf(token) });
  };

  return {
    setHandler: (path: string, handler: Handler) => void handlers.set(path, handler),
    issueTokens: (user: string) => ({
      access: createAccessToken(user, getBackendSeconds()),
      refresh: createJwt({ sub: user, iat: getBackendSeconds(), jti: (tokenCount += 1) }),
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
        const { method = 'GET' } = init;
        const response = await answerRequest({ path, method, headers, body });
        await pause();
        return response.headers.has('Date') ? response : addDate(response, method);
      };
      return Promise.race([exchange(), abortRejection]);
    },
  };
}

/** A document whose cookies behave as in Chromium: they expire, and cookies that are too large are dropped silently. `foreign` holds the cookies of a parent domain, `name=value`, which come before or after our own. */
export function createCookiePage(now: () => number) {
  const cookies = new Map<string, { value: string; expires: number }>();
  const foreign = { before: [] as string[], after: [] as string[] };
  return {
    foreign,
    get cookie() {
      const currentCookies = [...cookies].filter(([, { expires }]) => expires > now());
      const ownCookies = currentCookies.map(([name, { value }]) => `${name}=${value}`);
      return [...foreign.before, ...ownCookies, ...foreign.after].join('; ');
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
