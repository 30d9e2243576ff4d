import type { Language } from '@/generated/schemas/language.zod';
import { checkSchema, type CheckResult, type Schema } from './check-schema.ts';

/** A request's body as it came, before it is checked. */
export type RawBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; value: FormData }
  /** Nothing, another content type, or something that cannot be read as what it says it is. */
  | { kind: 'missing' | 'unreadable' };

const mediaType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Whether the body says that it is a form with files. */
export const isMultipart = (request: Request): boolean => mediaType(request) === 'multipart/form-data';

/** Reads the body once, whatever it is; never throws. */
export async function readBody(request: Request): Promise<RawBody> {
  try {
    if (isMultipart(request)) return { kind: 'form', value: await request.formData() };
    // Bytes that are no UTF-8 throw; `text()` would read them as something else.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
    if (text === '') return { kind: 'missing' };
    if (mediaType(request) !== 'application/json') return { kind: 'unreadable' };
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** The language of an `Accept-Language` header, which may be anything, as far as words matter: English when it comes first, else Czech. */
export const languageOf = (acceptLanguage: string | null | undefined): Language =>
  /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'cs';

/** Converts whole numbers in addresses, which come as text. Other text stays, and the schema refuses it. */
const parseWholeNumber = (text: string): unknown => (/^(0|[1-9]\d*)$/.test(text) ? Number(text) : text);

/** The parameters of the path, as the schema wants them. */
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

/** The query; `numbers` are the names whose values are numbers. A name that occurs twice has no single value: invalid. */
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

/** The headers that operations of the contract name. */
const HEADER_NAMES = ['Accept-Language', 'Idempotency-Key'];

/** The headers of the contract. */
export const checkHeaders = <Headers>(schema: Schema<Headers>, request: Request): CheckResult<Headers> =>
  checkSchema(
    schema,
    Object.fromEntries(HEADER_NAMES.map((name) => [name, request.headers.get(name) ?? undefined])),
    'headers',
  );

/** The body as JSON. */
export function checkJson<Body>(schema: Schema<Body>, raw: RawBody): CheckResult<Body> {
  if (raw.kind === 'json') return checkSchema(schema, raw.value, 'body');
  return {
    value: undefined,
    fieldIssues: [{ field: 'body', code: raw.kind === 'missing' ? 'required' : 'invalid' }],
  };
}

/** The body as a form. A name that occurs twice has no single value: invalid. */
export function checkForm<Body>(schema: Schema<Body>, raw: RawBody): CheckResult<Body> {
  if (raw.kind !== 'form') return { value: undefined, fieldIssues: [{ field: 'body', code: 'invalid' }] };
  const entries = [...new Set(raw.value.keys())].map((name) => {
    const values = raw.value.getAll(name);
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  return checkSchema(schema, Object.fromEntries(entries), 'body');
}
