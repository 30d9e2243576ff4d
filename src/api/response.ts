import type { ResponseSchema, SchemaIssue } from './http';
import { MalformedResponseError, ProblemError, type FieldProblem } from './problem';

export interface Decoration {
  /** The names of the fields, at any depth (`x-decorative-fields`). */
  readonly fields: readonly string[];
  /** Told of each answer that was mended, with the names of its fields that did not fit. */
  readonly onMended: (error: MalformedResponseError, names: readonly string[]) => void;
}

/** Where each fault is, those within a union's parts too. */
const flattenIssues = (issues: readonly SchemaIssue[], parentPath: readonly PropertyKey[] = []): SchemaIssue[] =>
  issues.flatMap(({ errors, ...issue }) => {
    const path = [...parentPath, ...issue.path];
    return errors?.length ? flattenIssues(errors.flat(), path) : [{ ...issue, path }];
  });

/** What is shown instead of a value that does not fit; of a text that is too long, its beginning. */
function replacementValue(value: unknown, { code, maximum }: SchemaIssue): string | null {
  if (typeof value === 'string' && code === 'too_small') return '–';
  if (typeof value !== 'string' || code !== 'too_big') return null;
  return `${[...value].slice(0, Number(maximum) - 1).join('')}…`;
}

/** Mends the decoration of a body in place, as the contract says at `x-decorative-fields`; returns the faults that it mended. */
function mendDecoration(body: unknown, fields: readonly string[], issues: readonly SchemaIssue[]) {
  return flattenIssues(issues).filter((issue) => {
    const name = issue.path.at(-1);
    if (typeof name !== 'string' || !fields.includes(name)) return false;
    let parent = body as Record<PropertyKey, unknown>;
    for (const key of issue.path.slice(0, -1)) parent = parent[key] as typeof parent;
    parent[name] = replacementValue(parent[name], issue);
    return true;
  });
}

/** The JSON of a body; undefined of an empty one and of a refusal without any. Throws `MalformedResponseError` otherwise, and for a redirect. */
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

/** The body as the schema gives it (without unknown fields), its decoration mended in place. Throws `MalformedResponseError`. */
export function validateBody(
  operation: string,
  status: number,
  body: unknown,
  schema: ResponseSchema | undefined,
  { fields, onMended }: Decoration,
): unknown {
  if (schema === undefined) return body;
  /** Tells where an answer differs, never what it holds. */
  const malformed = (summary: string, faults: readonly SchemaIssue[]): MalformedResponseError => {
    const locations = faults.slice(0, 5).map(({ code, path }) => `${path.map(String).join('.')}: ${code}`);
    return new MalformedResponseError(operation, status, `${summary} (${locations.join('; ')})`);
  };
  let result = schema.safeParse(body);
  if (result.success) return result.data;
  const faults = mendDecoration(body, fields, result.error.issues);
  if (faults.length > 0) result = schema.safeParse(body);
  if (!result.success) throw malformed('an unexpected body', result.error.issues);
  const fieldNames = faults.map(({ path }) => String(path.at(-1)));
  onMended(malformed('decoration that is left out', faults), fieldNames);
  return result.data;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const stringOr = <T>(value: unknown, fallback: T): string | T => (typeof value === 'string' ? value : fallback);

function parseFields(errors: unknown): FieldProblem[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.field === 'string'
      ? [{ field: entry.field, code: stringOr(entry.code, 'invalid'), message: stringOr(entry.message, '') }]
      : [],
  );
}

/** Seconds of a `Retry-After` header (RFC 9110: seconds, or a date by the backend's time `now`); null where there is nothing to wait for. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) || null;
  const date = Date.parse(header);
  return date > now ? Math.ceil((date - now) / 1000) : null;
}

/** Turns a refusal into a `ProblemError`: of a problem document what is there, of a body without `code`, which is somebody else's, nothing. */
export function toRefusal(operation: string, status: number, body: unknown, retryAfter: number | null) {
  const problem: Record<string, unknown> =
    isRecord(body) && typeof body.code === 'string' && body.code !== '' ? body : {};
  const seconds = problem.retry_after;
  return new ProblemError(operation, status, {
    code: stringOr(problem.code, null),
    detail: stringOr(problem.detail, null),
    errors: parseFields(problem.errors),
    retryAfter: typeof seconds === 'number' && seconds >= 0 ? seconds : retryAfter,
  });
}
