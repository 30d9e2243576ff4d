import { readFileSync } from 'node:fs';
import { operationOf as contractOperationOf } from '../../scripts/contract/document.ts';
import type { Picture, Row } from './answer.ts';
import { idOf, valueNameOf } from './operations.ts';
import type { Values } from './state.ts';
import { fillTemplate } from './template.ts';

export const picturePath = ({ name }: Picture): string => `tests/pact/pictures/${name}`;

/** The parts of a request that the contract describes. */
export interface RequestParts {
  params: Values;
  query?: Values;
  headers: Record<string, string>;
  body?: unknown;
  form?: FormData | undefined;
  /** A body that is sent unchanged, in place of `body`. */
  rawBody?: string | Uint8Array<ArrayBuffer> | undefined;
}

/** The parts of the row's request with the values of its states. */
export function requestPartsOf(row: Row, stateValues: Values): RequestParts {
  const { contractTestParts: { values: replacedValues, headers, rawBody, form } = {}, operation, key } = row;
  const { body, picture } = row;
  const { parameters, isSecured } = contractOperationOf(idOf(operation));
  const values = { ...stateValues, ...row.query, ...replacedValues };
  const parametersIn = (location: 'path' | 'query'): Values =>
    Object.fromEntries(
      parameters.flatMap((parameter) => {
        const value = values[valueNameOf(parameter.name)];
        return parameter.in !== location || value === undefined ? [] : [[parameter.name, value]];
      }),
    );
  const pictureForm = new FormData();
  if (picture)
    pictureForm.set('profile_picture', new Blob([readFileSync(picturePath(picture))], picture), picture.name);
  return {
    params: parametersIn('path'),
    query: parametersIn('query'),
    headers: {
      'Accept-Language': 'cs',
      ...(isSecured && { Authorization: `Bearer ${stateValues.access_token}` }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...headers,
    },
    body: fillTemplate(body, stateValues),
    form: picture ? pictureForm : form,
    rawBody,
  };
}

/** Builds the request of these parts to the backend at that origin. */
export function requestOf(row: Row, parts: RequestParts, origin: string): Request {
  const { params, query, headers, body, form, rawBody } = parts;
  const { path, method } = contractOperationOf(idOf(row.operation));
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const url = new URL(origin + pathname);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
  const isJson = body !== undefined || rawBody !== undefined;
  const sentHeaders = new Headers(isJson ? { 'Content-Type': 'application/json' } : {});
  for (const [name, value] of Object.entries(headers)) {
    if (value === '') sentHeaders.delete(name);
    else sentHeaders.set(name, value);
  }
  return new Request(url, {
    method,
    headers: sentHeaders,
    body: form ?? rawBody ?? (body === undefined ? null : JSON.stringify(body)),
  });
}
