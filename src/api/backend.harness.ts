import { json, problem } from './answers.fixture';
import { claimsOf, jwt } from './jwt.fixture';

/** The backend's side of the clocks. */
export interface BackendTimes {
  /** The device's clock, in milliseconds. */
  readonly now: number;
  /** What the backend's clock is ahead of it, in milliseconds. */
  readonly serverAheadMs: number;
  /** Seconds that an access token lives. */
  readonly tokenLifeSeconds: number;
}

/** Answers the calls to one path. */
type Handler = (request: {
  path: string;
  method: string;
  headers: Headers;
  body: unknown;
}) => Promise<Response>;

/** A call as it was sent, with its bearer token. */
export interface SentCall {
  readonly path: string;
  readonly token: string | null;
  readonly keepalive: boolean;
}

/** A backend that refreshes, signs out and tells whose token it was handed. */
export function createFakeBackend({
  times,
  pause,
  onSent,
}: {
  times: BackendTimes;
  /** What every step of the network waits for. */
  pause: () => Promise<void>;
  onSent: (call: SentCall) => void;
}) {
  const handlers = new Map<string, Handler>();
  let serial = 0;

  const seconds = (): number => Math.floor((times.now + times.serverAheadMs) / 1000);
  const access = (user: string): string =>
    jwt({ sub: user, iat: seconds(), exp: seconds() + times.tokenLifeSeconds, jti: (serial += 1) });
  const person = (token: string): string => claimsOf(token).sub;

  const answer: Handler = async (request) => {
    const handler = handlers.get(request.path);
    if (handler) return handler(request);
    if (request.path === '/api/user/refresh-token') {
      return json({ access: access(person((request.body as { refresh: string }).refresh)) });
    }
    if (request.path === '/api/user/logout') return new Response(null, { status: 204 });
    const token = request.headers.get('Authorization')?.slice(7);
    if (!token) return problem(401, 'token_missing');
    if (seconds() >= claimsOf(token).exp) return problem(401, 'token_expired');
    return json({ user: person(token) });
  };

  return {
    /** Replaces the answer to a path. */
    setHandler: (path: string, handler: Handler) => void handlers.set(path, handler),
    /** A valid token pair of that person, as a sign-in gives it. */
    issueTokens: (user: string) => ({ access: access(user), refresh: jwt({ sub: user, jti: (serial += 1) }) }),
    /** Stands for the browser's `fetch`. */
    send: (url: string, init: RequestInit): Promise<Response> => {
      const path = url.split('?', 1)[0] ?? '';
      const headers = new Headers(init.headers);
      onSent({
        path,
        token: headers.get('Authorization')?.slice(7) ?? null,
        keepalive: init.keepalive === true,
      });
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const aborted = new Promise<never>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
      const exchange = async (): Promise<Response> => {
        await pause();
        const response = await answer({ path, method: init.method ?? 'GET', headers, body });
        await pause();
        return response;
      };
      return Promise.race([exchange(), aborted]);
    },
  };
}
