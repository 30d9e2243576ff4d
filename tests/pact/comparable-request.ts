import { exampleValuesOf, type Row } from '../answers/answer.ts';
import { fillTemplate } from '../answers/template.ts';
import { operationOf } from '../answers/operations.ts';
import { bodyOf } from '../answers/request.ts';
import type { SentRequest } from './pact.ts';

/** A body in comparable form: parsed JSON, or the bytes of each form field. */
async function comparableBody(body: unknown): Promise<unknown> {
  if (body instanceof File) return [['profile_picture', await body.bytes()]];
  if (!(body instanceof FormData)) return typeof body === 'string' ? JSON.parse(body) : (body ?? undefined);
  return Promise.all([...body].map(async ([name, value]) => [name, await new Response(value).bytes()]));
}

/** A sent request in comparable form. */
export const comparableRequest = async ({ url, init, headers }: SentRequest) => ({
  url,
  authorization: headers.get('Authorization'),
  key: headers.get('Idempotency-Key'),
  credentials: init.credentials,
  body: await comparableBody(init.body),
});

/** The request of the row in comparable form. The mock server does not compare values of provider states, so the test does. */
export async function expectedRequest(row: Row) {
  const { path, query, isSecured } = operationOf(row.operation);
  const values = exampleValuesOf(row);
  const search = query
    ? `?${new URLSearchParams(fillTemplate(query, values) as Record<string, string>)}`
    : '';
  return {
    url: `${String(fillTemplate(path, values))}${search}`,
    key: row.key ?? null,
    authorization: isSecured ? `Bearer ${values.access_token}` : null,
    credentials: 'include',
    body: await comparableBody(bodyOf(row, values)),
  };
}
