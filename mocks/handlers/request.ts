import type { Language } from '@/generated/schemas/language.zod';
import { checkSchema, type CheckResult, type Schema } from './check-schema.ts';

/** The unchecked body of a request. */
export type RawBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; value: FormData }
  /** No body, another content type, or invalid content. */
  | { kind: 'missing' | 'unreadable' };

const mediaType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

export const isMultipart = (request: Request): boolean => mediaType(request) === 'multipart/form-data';

/** Reads the body; never throws. */
export async function readBody(request: Request): Promise<RawBody> {
  try {
    if (isMultipart(request)) return { kind: 'form', value: await request.formData() };
    // Invalid UTF-8 must throw; `text()` would replace it.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
    if (text === '') return { kind: 'missing' };
    if (mediaType(request) !== 'application/json') return { kind: 'unreadable' };
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** English when it is first in the `Accept-Language` header, else Czech. */
export const languageOf = (acceptLanguage: string | null | undefined): Language =>
  /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'cs';

/** Converts a whole number; other text stays, so that the schema refuses it. */
const parseWholeNumber = (text: string): unknown => (/^(0|[1-9]\d*)$/.test(text) ? Number(text) : text);

/** Checks the path parameters. */
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

/** Checks the query; `numbers` are the parameters that are numbers. A parameter that occurs twice is invalid. */
export function checkQuery<Query>(
  schema: Schema<Query>,
  request: Request,
  numbers: readonly string[] = [],
): CheckResult<Query> {
  const search = new URL(request.url).searchParams;
  const query: Record<string, unknown> = {};
  for (const name of search.keys()) {
    const values = search.getAll(name);
    const [first = ''] = values;
    query[name] = values.length > 1 ? values : numbers.includes(name) ? parseWholeNumber(first) : first;
  }
  return checkSchema(schema, query, 'query');
}

const HEADER_NAMES = ['Accept-Language', 'Idempotency-Key'];

/** Checks the headers. */
export const checkHeaders = <Headers>(schema: Schema<Headers>, request: Request): CheckResult<Headers> =>
  checkSchema(
    schema,
    Object.fromEntries(HEADER_NAMES.map((name) => [name, request.headers.get(name) ?? undefined])),
    'headers',
  );

/** Checks a JSON body. */
export function checkJson<Body>(schema: Schema<Body>, raw: RawBody): CheckResult<Body> {
  if (raw.kind === 'json') return checkSchema(schema, raw.value, 'body');
  return {
    value: undefined,
    fieldIssues: [{ field: 'body', code: raw.kind === 'missing' ? 'required' : 'invalid' }],
  };
}

/** Checks a form body. A field that occurs twice is invalid. */
export function checkForm<Body>(schema: Schema<Body>, raw: RawBody): CheckResult<Body> {
  if (raw.kind !== 'form') return { value: undefined, fieldIssues: [{ field: 'body', code: 'invalid' }] };
  const entries = [...new Set(raw.value.keys())].map((name) => {
    const values = raw.value.getAll(name);
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  return checkSchema(schema, Object.fromEntries(entries), 'body');
}
