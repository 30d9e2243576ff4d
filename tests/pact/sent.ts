import { valuesOf, type Row } from '../answers/answer.ts';
import { filled } from '../answers/inject.ts';
import { operationOf } from '../answers/operations.ts';
import { bodyOf } from '../answers/request.ts';
import type { Sent } from './pact.ts';

/** A body as it can be compared: JSON parsed, files by their bytes. */
async function readable(body: unknown): Promise<unknown> {
  if (body instanceof File) return [['profile_picture', await body.bytes()]];
  if (!(body instanceof FormData)) return typeof body === 'string' ? JSON.parse(body) : (body ?? undefined);
  return Promise.all([...body].map(async ([name, value]) => [name, await new Response(value).bytes()]));
}

/** What was sent, as it can be compared. */
export const sentOf = async ({ url, init, headers }: Sent) => ({
  url,
  authorization: headers.get('Authorization'),
  key: headers.get('Idempotency-Key'),
  credentials: init.credentials,
  body: await readable(init.body),
});

/** What the row says of the request. The mock server cannot see it: it takes any value where a verifier puts one in. */
export async function wantedSent(row: Row) {
  const { path, query, bearer } = operationOf(row.operation);
  const values = valuesOf(row);
  const search = query ? `?${new URLSearchParams(filled(query, values) as Record<string, string>)}` : '';
  return {
    url: `${String(filled(path, values))}${search}`,
    key: row.key ?? null,
    authorization: bearer ? `Bearer ${values.access_token}` : null,
    credentials: 'include',
    body: await readable(bodyOf(row, values)),
  };
}
