import type { FieldProblem } from '@/lib/failure';
import { isRecord } from '@/lib/json';

/** What the body of an error answer says: of the fields that it names, and of the whole request. */
export interface ErrorTexts {
  readonly errors: readonly FieldProblem[];
  readonly detail: string | null;
}

/** The limits of what is shown of a backend's text: characters of one text, fields, and levels of nesting. */
const maxTextLength = 300;
const maxFieldCount = 50;
const maxDepth = 6;

/** The keys of texts about the whole request, in Django REST framework, Django's forms and Rails. */
const wholeRequestKeys: ReadonlySet<string> = new Set(['non_field_errors', '__all__', 'base']);

/** The keys beside the fields at the top of a body, in RFC 9457, Spring Boot, Rails, NestJS and Fastify. */
const envelopeKeys: ReadonlySet<string> = new Set(
  'code detail error errors instance message path properties requestId retry_after status statusCode timestamp title trace type'.split(
    ' ',
  ),
);

/** Where FastAPI found a field in the request, the first part of `loc`. */
const requestParts: ReadonlySet<unknown> = new Set(['body', 'query', 'path', 'header', 'cookie']);

function shorten(text: unknown): string {
  if (typeof text !== 'string') return '';
  const start: string = text.trim().slice(0, 4 * maxTextLength);
  const characters = [...start];
  if (characters.length <= maxTextLength) return start;
  return `${characters.slice(0, maxTextLength - 1).join('')}…`;
}

/** A field's name as in the contract: Spring names `cityIds[3]` what the request has as `city_ids`. */
const toFieldName = (path: string): string =>
  path
    .replaceAll(/\[(\w*)\]/g, '.$1')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase();

/** The path of the field that an entry is about (`field`, FastAPI's `loc`, RFC 9457's `pointer`), or null. */
function getLocation({ field, loc, pointer }: Record<string, unknown>): string | null {
  if (typeof field === 'string') return field;
  if (typeof pointer === 'string') return pointer.replaceAll(/^[#/]+/g, '').replaceAll('/', '.');
  if (!Array.isArray(loc)) return null;
  const names = loc.filter((name) => typeof name === 'string' || typeof name === 'number');
  return names.slice(requestParts.has(names[0]) ? 1 : 0).join('.');
}

/** The problems in any nesting of maps, lists, entries and texts; those of the whole request have no `field`. */
function collectProblems(
  value: unknown,
  path: readonly string[] = [],
  isInList = false,
  depth = 0,
): FieldProblem[] {
  if (typeof value === 'string') {
    const message = shorten(value);
    return message ? [{ field: toFieldName(path.join('.')), code: '', message }] : [];
  }
  if (depth > maxDepth) return [];
  if (Array.isArray(value))
    return value
      .slice(0, maxFieldCount)
      .flatMap((item: unknown) => collectProblems(item, path, true, depth + 1));
  if (!isRecord(value)) return [];
  const location = getLocation(value);
  const text = [value.message, value.msg, value.defaultMessage, value.detail].find(
    (entryText) => typeof entryText === 'string',
  );
  if (location !== null || text !== undefined) {
    const code = typeof value.code === 'string' ? value.code : '';
    return [{ field: toFieldName(location ?? path.join('.')), code, message: shorten(text) }];
  }
  // An entry that says neither where nor what has other texts, which are no messages.
  return Object.entries(value).flatMap(([key, child]) =>
    isInList && typeof child === 'string'
      ? []
      : collectProblems(child, wholeRequestKeys.has(key) ? path : [...path, key], false, depth + 1),
  );
}

/** Reads the error bodies of the contract and of common frameworks: Django REST framework, FastAPI, Spring, Rails, Laravel. */
export function readErrorBody(body: unknown): ErrorTexts {
  let problems: FieldProblem[] = [];
  const texts: unknown[] = [];
  if (isRecord(body)) {
    const { errors, detail, message, error, properties } = body;
    const lists = [errors ?? (isRecord(properties) ? properties.errors : undefined), detail, message, error];
    problems = lists.filter((list) => typeof list !== 'string').flatMap((list) => collectProblems(list));
    if (typeof body.code !== 'string' && !problems.length) {
      const isField = ([key, value]: [string, unknown]) =>
        typeof value !== 'string' || !envelopeKeys.has(key);
      problems = collectProblems(Object.fromEntries(Object.entries(body).filter(isField)));
    }
    // Beside a status `error` is only the status in English words, as in Spring Boot, Rails and NestJS.
    const isReason = typeof (body.status ?? body.statusCode) === 'number';
    texts.push(detail, message, isReason ? '' : error);
  } else problems = collectProblems(body);
  const wholeRequest = problems.filter(({ field }) => field === '').map(({ message }) => message);
  return {
    errors: problems.filter(({ field }) => field !== '').slice(0, maxFieldCount),
    detail: [shorten(wholeRequest.join(' ')), ...texts.map(shorten)].find(Boolean) ?? null,
  };
}
