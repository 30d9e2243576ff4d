import * as z from 'zod/mini';
import type { FieldErrorCode } from '@/generated/schemas/fieldErrorCode.zod';
import type { Language } from '@/generated/schemas/language.zod';
import type { FieldIssue } from '@mocks/db/refusal';

/** A schema of Zod or Zod mini whose output has the type `Value`. */
export type Schema<Value> = z.core.$ZodType<Value>;

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], input);

function codeOfIssue(issue: z.core.$ZodIssue, value: unknown): FieldErrorCode {
  if (value === undefined || value === null) return 'required';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'too_short' : 'too_small';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_big';
  return issue.code === 'invalid_value' && value === false ? 'not_accepted' : 'invalid';
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** Returns the first issue of each field; `rootName` is the field name for an issue of the whole input. */
function fieldIssuesOf(error: z.core.$ZodError, input: unknown, rootName: string): FieldIssue[] {
  const fieldIssues = new Map<string, FieldIssue>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || rootName;
    const [existingIssue, value] = [fieldIssues.get(field), valueAt(input, issue.path)];
    // A text of white space alone counts as too short, whatever its length.
    if (issue.code === 'invalid_format' && isBlank(value) && existingIssue?.code !== 'too_short')
      fieldIssues.set(field, { field, code: 'too_short' });
    else if (!existingIssue) fieldIssues.set(field, { field, code: codeOfIssue(issue, value) });
  }
  return [...fieldIssues.values()];
}

/** The parsed value, or the issues of the fields. */
export type CheckResult<Value> =
  | { value: Value; fieldIssues: [] }
  | { value: undefined; fieldIssues: FieldIssue[] };

function checkSchema<Value>(schema: Schema<Value>, input: unknown, rootName: string): CheckResult<Value> {
  const result = z.safeParse(schema, input);
  if (result.success) return { value: result.data, fieldIssues: [] };
  return { value: undefined, fieldIssues: fieldIssuesOf(result.error, input, rootName) };
}

/** The unchecked body of a request. */
export type RawBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; value: FormData }
  /** The request has no body, another content type, or invalid content. */
  | { kind: 'missing' | 'unreadable' };

const getMediaType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

export const isMultipart = (request: Request): boolean => getMediaType(request) === 'multipart/form-data';

/** Reads the body; an unreadable body throws no error. */
export async function readBody(request: Request): Promise<RawBody> {
  try {
    if (isMultipart(request)) return { kind: 'form', value: await request.formData() };
    // Invalid UTF-8 must throw; `text()` would replace it.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
    if (text === '') return { kind: 'missing' };
    if (getMediaType(request) !== 'application/json') return { kind: 'unreadable' };
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Returns English when the `Accept-Language` header begins with it, else Czech. */
export const languageOf = (acceptLanguage: string | null | undefined): Language =>
  /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'cs';

/** Converts a whole number; other text stays a text, so that the schema refuses it. */
const parseWholeNumber = (text: string): unknown => (/^(0|[1-9]\d*)$/.test(text) ? Number(text) : text);

export const checkParams = <Params>(
  schema: Schema<Params>,
  params: Readonly<Record<string, unknown>>,
): CheckResult<Params> =>
  checkSchema(
    schema,
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'string' ? parseWholeNumber(value) : value,
      ]),
    ),
    'path',
  );

/** Checks the query. A parameter that occurs twice is invalid; `numberNames` are the parameters with a number. */
export function checkQuery<Query>(
  schema: Schema<Query>,
  request: Request,
  numberNames: readonly string[] = [],
): CheckResult<Query> {
  const searchParams = new URL(request.url).searchParams;
  const query: Record<string, unknown> = {};
  for (const name of searchParams.keys()) {
    const values = searchParams.getAll(name);
    const [text = ''] = values;
    query[name] = values.length > 1 ? values : numberNames.includes(name) ? parseWholeNumber(text) : text;
  }
  return checkSchema(schema, query, 'query');
}

const HEADER_NAMES = ['Accept-Language', 'Idempotency-Key'];

export const checkHeaders = <Headers>(schema: Schema<Headers>, request: Request): CheckResult<Headers> =>
  checkSchema(
    schema,
    Object.fromEntries(HEADER_NAMES.map((name) => [name, request.headers.get(name) ?? undefined])),
    'headers',
  );

export function checkJson<Body>(schema: Schema<Body>, rawBody: RawBody): CheckResult<Body> {
  if (rawBody.kind === 'json') return checkSchema(schema, rawBody.value, 'body');
  return {
    value: undefined,
    fieldIssues: [{ field: 'body', code: rawBody.kind === 'missing' ? 'required' : 'invalid' }],
  };
}

/** Checks a form body. A field that occurs twice is invalid. */
export function checkForm<Body>(schema: Schema<Body>, rawBody: RawBody): CheckResult<Body> {
  if (rawBody.kind !== 'form') return { value: undefined, fieldIssues: [{ field: 'body', code: 'invalid' }] };
  const entries = [...new Set(rawBody.value.keys())].map((name) => {
    const values = rawBody.value.getAll(name);
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  return checkSchema(schema, Object.fromEntries(entries), 'body');
}
