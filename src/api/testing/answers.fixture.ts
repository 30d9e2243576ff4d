import { ProblemError } from '@/api/problem';

export const jsonResponse = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json', ...headers },
  });

/** A problem response; `extra`: more fields of the problem document. */
export const problemResponse = (status: number, code: string, extra: object = {}): Response =>
  jsonResponse({ type: 'about:blank', title: code, status, code, ...extra }, status);

/** The error that the client throws for a problem without details. */
export const problemError = (status: number, code = 'x'): ProblemError =>
  new ProblemError('GET /api/x', status, {
    code,
    isInferred: false,
    detail: null,
    errors: [],
    retryAfter: null,
  });

const toBase64url = (text: string): string => Buffer.from(text).toString('base64url');

export const createJwt = (claims: object): string =>
  `${toBase64url('{"alg":"none"}')}.${toBase64url(JSON.stringify(claims))}.x`;

export const readClaims = (token: string): { sub: string; exp: number; iat: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as ReturnType<typeof readClaims>;
