import type { ResponseSchema, SchemaIssue } from '@/api/http';
import { MalformedResponseError, ProblemError } from '@/api/problem';
import { isRecord } from '@/lib/json';
import { type ErrorTexts, readErrorBody } from './error-body';

/** The decorative fields: an answer stays valid without them. */
export interface Decoration {
  /** Field names at any depth (`x-decorative-fields`). */
  readonly fields: readonly string[];
  /** Called for each mended answer with the names of its invalid fields. */
  readonly onMended: (error: MalformedResponseError, fieldNames: readonly string[]) => void;
}

/** The issues with their full paths, also those within unions. */
const flattenIssues = (issues: readonly SchemaIssue[], parent: readonly PropertyKey[] = []): SchemaIssue[] =>
  issues.flatMap(({ errors, ...issue }) => {
    const path = [...parent, ...issue.path];
    return errors?.length ? flattenIssues(errors.flat(), path) : [{ ...issue, path }];
  });

/** The replacement of an invalid value; a text that is too long is cut. */
function getReplacement(value: unknown, { code, maximum }: SchemaIssue): string | null {
  if (typeof value === 'string' && code === 'too_small') return '–';
  if (typeof value !== 'string' || code !== 'too_big') return null;
  return `${[...value].slice(0, Number(maximum) - 1).join('')}…`;
}

/** Replaces invalid decorative fields of a body in place; returns the issues that it solved. */
function mendDecoration(body: unknown, fields: readonly string[], issues: readonly SchemaIssue[]) {
  return flattenIssues(issues).filter((issue) => {
    const name = issue.path.at(-1);
    if (typeof name !== 'string' || !fields.includes(name)) return false;
    let parent = body as Record<PropertyKey, unknown>;
    for (const key of issue.path.slice(0, -1)) parent = parent[key] as typeof parent;
    parent[name] = getReplacement(parent[name], issue);
    return true;
  });
}

/** Parses a body; returns undefined for an empty body, or an error answer without JSON. Throws `MalformedResponseError` for a redirect and a success without JSON. */
export function readJson(operation: string, response: Response, text: string): unknown {
  const { type, status } = response;
  if (type === 'opaqueredirect' || (status >= 300 && status < 400))
    throw new MalformedResponseError(operation, status, 'a redirect, which is not followed');
  if (text === '') return undefined;
  const failIfSuccess = (fault: string): undefined => {
    if (response.ok) throw new MalformedResponseError(operation, status, fault);
  };
  const contentType = response.headers.get('Content-Type') ?? '';
  if (contentType !== '' && !/[/+]json\b/i.test(contentType))
    return failIfSuccess(`the content type ${contentType.slice(0, 80)}`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return failIfSuccess('broken JSON');
  }
}

/** Validates a body and removes unknown fields; mends decorative fields. Throws `MalformedResponseError`. */
export function validateBody(
  operation: string,
  status: number,
  body: unknown,
  schema: ResponseSchema | undefined,
  { fields, onMended }: Decoration,
): unknown {
  if (schema === undefined) return body;
  /** The message names the wrong fields, never their values. */
  const createError = (summary: string, issues: readonly SchemaIssue[]): MalformedResponseError => {
    const locations = issues.slice(0, 5).map(({ code, path }) => `${path.map(String).join('.')}: ${code}`);
    return new MalformedResponseError(operation, status, `${summary} (${locations.join('; ')})`);
  };
  let validation = schema.safeParse(body);
  if (validation.success) return validation.data;
  const mendedIssues = mendDecoration(body, fields, validation.error.issues);
  if (mendedIssues.length > 0) validation = schema.safeParse(body);
  if (!validation.success) throw createError('an unexpected body', validation.error.issues);
  const fieldNames = mendedIssues.map(({ path }) => String(path.at(-1)));
  onMended(createError('decoration that is left out', mendedIssues), fieldNames);
  return validation.data;
}

/** The seconds of a `Retry-After` header (RFC 9110: seconds or a date), null without a wait. `now` is the backend's time in milliseconds. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) || null;
  const date = Date.parse(header);
  return date > now ? Math.ceil((date - now) / 1000) : null;
}

/** The code of each operation and status for which the contract has one code alone, by "METHOD path status". */
type SoleCodes = Readonly<Record<string, string>>;

let soleCodes: SoleCodes = {};

/** Sets the codes of answers without a code, which the contract determines (`src/generated/sole-codes.ts`). */
export function setSoleCodes(codes: SoleCodes): void {
  soleCodes = codes;
}

/** The code that the contract gives an answer without one; null where it could be several. */
function inferCode(operation: string, status: number, { errors, detail }: ErrorTexts): string | null {
  if (status !== 400 && status !== 422) return soleCodes[`${operation} ${String(status)}`] ?? null;
  // A text about the whole request says more than the app's own.
  return errors.length > 0 || detail === null ? 'validation_failed' : null;
}

/** Creates the `ProblemError` of an error answer; `json` is undefined when the body was none, as from a proxy. */
export function toProblemError(operation: string, status: number, json: unknown, retryAfter: number | null) {
  // Proxies such as Cloudflare number their errors.
  const body = isRecord(json) && typeof json.code === 'number' ? undefined : json;
  const problem = isRecord(body) ? body : {};
  const texts = readErrorBody(body);
  const statedCode = typeof problem.code === 'string' && problem.code !== '' ? problem.code : null;
  const isJson = typeof body === 'object' && body !== null;
  const bodySeconds = statedCode === null ? null : problem.retry_after;
  // With sessions as its first authentication, Django REST framework refuses a token with 403 instead of 401.
  const isTokenRefused = status === 403 && statedCode === 'token_not_valid';
  return new ProblemError(operation, isTokenRefused ? 401 : status, {
    ...texts,
    code: statedCode ?? (isJson ? inferCode(operation, status, texts) : null),
    isInferred: statedCode === null,
    retryAfter: typeof bodySeconds === 'number' && bodySeconds >= 0 ? bodySeconds : retryAfter,
  });
}
