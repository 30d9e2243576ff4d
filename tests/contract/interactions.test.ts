import { getResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { idOf, operationOf } from '../pact/operations.ts';
import { filled } from '../pact/inject.ts';
import { bodyOf } from '../pact/pact.ts';
import { setUp } from '../pact/provider/handlers.ts';
import { createWorld, type World } from '../pact/provider/world.ts';
import type { Row } from '../pact/row.ts';
import { rows } from '../pact/rows.ts';
import { providerStates, type ProviderState } from '../pact/states.ts';
import { answerFaults } from './conformance.ts';

/**
 * What the pacts ask of any backend is asked of the embedded one here, without HTTP and against the contract: a refusal that
 * has a row there needs no case of its own in this folder.
 */

const ORIGIN = 'http://localhost';
let world: World;

beforeAll(async () => {
  world = await createWorld();
});

/** Makes the row's states true; gives their values. */
async function valuesIn({ given }: Row): Promise<Record<string, string | number>> {
  const values = {};
  for (const state of given)
    Object.assign(values, await setUp(world, state, (providerStates[state] as ProviderState).params ?? {}));
  return values;
}

function requestOf(row: Row, values: Record<string, string | number>): Request {
  const { method, path, query, bearer } = operationOf(row.operation);
  const search = query ? `?${new URLSearchParams(filled(query, values) as Record<string, string>)}` : '';
  const content = bodyOf(row, values);
  const isFile = content instanceof File;
  const form = new FormData();
  if (isFile) form.set('profile_picture', content);
  return new Request(`${ORIGIN}${String(filled(path, values))}${search}`, {
    method,
    headers: {
      'Accept-Language': 'cs',
      ...(bearer && { Authorization: `Bearer ${values.access_token}` }),
      ...(row.key && { 'Idempotency-Key': row.key }),
      ...(content !== undefined && !isFile && { 'Content-Type': 'application/json' }),
    },
    body: isFile ? form : content === undefined ? null : JSON.stringify(content),
  });
}

describe.each([...new Set(rows.map(({ operation }) => operation))])('%s', (operation) => {
  const own = rows.filter((row) => row.operation === operation);
  it.each(own.map((row) => [row.when, row] as const))('%s', async (_, row) => {
    world.rewind();
    const request = requestOf(row, await valuesIn(row));
    const response = await getResponse(world.handlers, request, { baseUrl: ORIGIN });
    if (!response) throw new Error(`No handler answers ${operation}.`);
    const { code = null } = row.problem ? ((await response.clone().json()) as { code?: string }) : {};
    expect(response.status).toBe(row.status);
    expect([row.problem?.code ?? null].flat()).toContain(code);
    expect(await answerFaults(idOf(operation), response)).toEqual([]);
  });
});
