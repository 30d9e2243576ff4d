import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationOf as contractOperationOf } from '../../scripts/contract/document.ts';
import { paramsOf, SIGNED_IN, type Row } from '../answers/answer.ts';
import { answerRows } from '../answers/answers.ts';
import { idOf } from '../answers/operations.ts';
import { type Backend, expectNoFaults, openBackend } from './backend.ts';
import { cacheFaults } from './conformance.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const OPEN_MATCH = 'a match that can be joined';

const reads = answerRows.filter(
  ({ operation, status }) => status === 200 && contractOperationOf(idOf(operation)).method === 'GET',
);
const withTag = (row: Row, tag: string): Row => ({
  ...row,
  contractTestParts: {
    ...row.contractTestParts,
    headers: { ...row.contractTestParts?.headers, 'If-None-Match': tag },
  },
});

/** The tag of an answer. A backend may send none, but the embedded one does. */
function tagOf(response: Response): string | null {
  const tag = response.headers.get('etag');
  if (tag === null && backend.embeddedBackend) throw new Error('The embedded backend sends no ETag.');
  return tag;
}

it.each([...new Map(reads.map((row) => [idOf(row.operation), row]))])(
  '%s answers its own tag with 304 and no body, or with the same again',
  async (id, row) => {
    const values = Object.assign(
      {},
      ...(await Promise.all(row.states.map((state) => backend.setUp(state, paramsOf(row, state))))),
    );
    const tag = tagOf(await backend.sendRow(row, values));
    if (tag === null) return;
    const repeated = await backend.sendRow(withTag(row, tag), values);
    expect(repeated.status).toBeOneOf(backend.embeddedBackend ? [304] : [200, 304]);
    const hasBody = (await repeated.text()) !== '';
    expect(hasBody, 'a 304 has no body').toBe(repeated.status === 200);
    expectNoFaults(cacheFaults(id, repeated.headers));
  },
);

it('a tag of before a change gets the changed answer', async () => {
  const values = { ...(await backend.setUp(SIGNED_IN)), ...(await backend.setUp(OPEN_MATCH)) };
  const row: Row = { operation: 'getMatch', when: '', states: [], status: 200 };
  const tag = tagOf(await backend.sendRow(row, values));
  if (tag === null) return;
  await backend.sendRow({ ...row, operation: 'joinMatch' }, values);
  const changed = await backend.sendRow(withTag(row, tag), values);
  expect(changed.status, 'getMatch with its tag of before joining').toBe(200);
  expect(await changed.json()).toMatchObject({ my_participation: { status: 'joined' } });
});
