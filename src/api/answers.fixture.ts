import { ProblemError } from './problem';

/** A response with this body as JSON. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json', ...headers },
  });

/** A problem response; `extra` adds fields of the problem document. */
export const problem = (status: number, code: string, extra: object = {}): Response =>
  json({ type: 'about:blank', title: code, status, code, ...extra }, status);

/** The error that the client throws for a problem without details. */
export const problemError = (status: number, code = 'x'): ProblemError =>
  new ProblemError('GET /api/x', status, { code, detail: null, errors: [], retryAfter: null });

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** An unsigned token with these claims. */
export const jwt = (claims: object): string =>
  `${base64url('{"alg":"none"}')}.${base64url(JSON.stringify(claims))}.x`;

export const claimsOf = (token: string): { sub: string; exp: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string; exp: number };
