import { HttpHandler, http, type RequestHandler } from 'msw';
import { httpProblem } from './problem.ts';

interface Endpoint {
  method: string;
  pattern: RegExp;
}

const escapeRegExp = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a list with the endpoint of a handler, whose path is `*` followed by a pattern such as `/api/match/:id/`. */
function endpointsOf(handler: RequestHandler): Endpoint[] {
  if (!(handler instanceof HttpHandler)) return [];
  const { method, path } = handler.info;
  if (typeof method !== 'string' || typeof path !== 'string') return [];
  const patternSource = escapeRegExp(path.replace(/^\*/, '')).replace(/:\w+/g, '[^/]+');
  return [{ method, pattern: new RegExp(`^${patternSource}$`) }];
}

/** Creates handlers for 404 and 405, to be put before `handlers`: MSW also matches a path with a prefix or an additional slash. */
export function createAddressGuard(handlers: readonly RequestHandler[]): RequestHandler[] {
  const endpoints = handlers.flatMap(endpointsOf);
  const guardAddress = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    const language = request.headers.get('accept-language');
    const methods = endpoints.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method);
    if (methods.includes(request.method)) return undefined;
    if (methods.length === 0) return httpProblem(404, { language });
    const allowHeader = [...new Set(methods)].toSorted().join(', ');
    return httpProblem(405, { language, headers: { allow: allowHeader } });
  };
  return ['*/api', '*/api/*', '*/_mock', '*/_mock/*'].map((path) => http.all(path, guardAddress));
}
