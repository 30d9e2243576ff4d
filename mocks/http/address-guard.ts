import { HttpHandler, http, type RequestHandler } from 'msw';
import { httpProblem } from './problem.ts';

interface Address {
  method: string;
  pattern: RegExp;
}

const escapeRegExp = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The address of a handler, whose path looks like `*` + `/api/match/:id/`. */
function addressesOf(handler: RequestHandler): Address[] {
  if (!(handler instanceof HttpHandler)) return [];
  const { method, path } = handler.info;
  if (typeof method !== 'string' || typeof path !== 'string') return [];
  const source = escapeRegExp(path.replace(/^\*/, '')).replace(/:\w+/g, '[^/]+');
  return [{ method, pattern: new RegExp(`^${source}$`) }];
}

/**
 * Handlers to stand before all others. They let through what one of `handlers` takes at exactly its address, for MSW also
 * takes it with a slash more or a folder before. Another address is a 404 problem, another method a 405 that names the
 * right ones.
 */
export function createAddressGuard(handlers: readonly RequestHandler[]): RequestHandler[] {
  const addresses = handlers.flatMap(addressesOf);
  const guard = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    const language = request.headers.get('accept-language');
    const methods = addresses.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method);
    if (methods.includes(request.method)) return undefined;
    if (methods.length === 0) return httpProblem(404, { language });
    const allow = [...new Set(methods)].toSorted().join(', ');
    return httpProblem(405, { language, headers: { allow } });
  };
  return ['*/api', '*/api/*', '*/_mock', '*/_mock/*'].map((path) => http.all(path, guard));
}
