import { readFileSync } from 'node:fs';
import { operationOf as contractOperationOf } from '../../scripts/contract/document.ts';
import type { Picture, Row } from './answer.ts';
import { filled } from './inject.ts';
import { idOf, valueNameOf } from './operations.ts';
import type { Values } from './state.ts';

/** The file of a picture. */
export const picturePath = ({ name }: Picture): string => `tests/pact/pictures/${name}`;

/** What the row sends: the body as JSON, or the picture. */
export function bodyOf({ body, picture }: Row, values: Values): unknown {
  if (!picture) return filled(body, values);
  return new File([readFileSync(picturePath(picture))], picture.name, { type: picture.type });
}

/** The parts of a request, as the contract speaks of them. */
export interface Parts {
  params?: Values;
  query?: Values;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  form?: FormData | undefined;
  raw?: string | Uint8Array<ArrayBuffer> | undefined;
}

/** The parts of the row's request, by these values of its states. */
export function partsOf(row: Row, given: Values): Parts {
  const { here: { values: changed, headers, raw, form } = {}, operation, key } = row;
  const { parameters, secured } = contractOperationOf(idOf(operation));
  const values = { ...given, ...changed };
  const named = (where: 'path' | 'query'): Values =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === where)
        .flatMap(({ name }) => {
          const value = values[valueNameOf(name)];
          return value === undefined ? [] : [[name, value]];
        }),
    );
  const body = bodyOf(row, given);
  const picture = new FormData();
  if (body instanceof File) picture.set('profile_picture', body);
  return {
    params: named('path'),
    query: named('query'),
    headers: {
      'Accept-Language': 'cs',
      ...(secured && { Authorization: `Bearer ${given.access_token}` }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...headers,
    },
    ...(body instanceof File ? { form: picture } : { body, form }),
    raw,
  };
}

/** The request of these parts to the backend of that origin. */
export function requestOf(
  { operation }: Pick<Row, 'operation'>,
  { params, query, headers, body, form, raw }: Parts,
  origin: string,
): Request {
  const { path, method } = contractOperationOf(idOf(operation));
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const url = new URL(origin + pathname);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
  const isJson = body !== undefined || raw !== undefined;
  const sent = new Headers(isJson ? { 'Content-Type': 'application/json' } : {});
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value === '') sent.delete(name);
    else sent.set(name, value);
  }
  return new Request(url, {
    method,
    headers: sent,
    body: form ?? raw ?? (body === undefined ? null : JSON.stringify(body)),
  });
}
