import { ProblemError } from './problem';

/** An answer with this body. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json', ...headers },
  });

/** A refusal with that code; `extra` adds fields of the problem document. */
export const problem = (status: number, code: string, extra: object = {}): Response =>
  json({ type: 'about:blank', title: code, status, code, ...extra }, status);

/** What the client makes of a refusal without details. */
export const problemError = (status: number, code = 'x'): ProblemError =>
  new ProblemError('GET /api/x', status, { code, detail: null, errors: [], retryAfter: null });
