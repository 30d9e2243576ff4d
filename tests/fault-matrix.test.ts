import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import cs from '@/i18n/cs';
import { messageShape } from '@/i18n/shape';
import { pathsIn } from './e2e/fuzz/json-changes.ts';
import { bodyOf, everyOperation, operationOf, resolve } from '../scripts/contract/document.ts';
import { faultsIn } from './contract/validate.ts';
import { callRows } from '../gallery/calls/calls.ts';
import { answerSchema, mutated, mutatedAnswers, readings, validAnswers } from './e2e/fuzz/answers.ts';
import { schemas } from './setup/schemas.ts';

const bodiesOf = (id: string): (string | undefined)[] => {
  const bodies = Object.keys(operationOf(id).bodies);
  return bodies.length > 1 ? bodies : [undefined];
};

// The browser test runs every row, and fails when the app has not called its operation.
test('the fault matrix has a row for every operation of the contract, with each of its bodies', () => {
  const matrix = callRows.map(({ operation, body }) => `${operation} ${body ?? ''}`);
  const contract = everyOperation.flatMap(({ id }) => bodiesOf(id).map((body) => `${id} ${body ?? ''}`));
  expect(
    matrix.toSorted(),
    'gallery/calls/<tag>.ts says of each operation how it is called and where its failure is shown',
  ).toEqual(contract.toSorted());
});

test('each operation is a read or a write in the fault matrix as its HTTP method says', () => {
  const isRead = (id: string) => operationOf(id).method === 'GET' || id === 'refreshToken';
  const visible = callRows.filter(({ kind }) => kind !== 'quiet');
  const unexpected = visible.filter(({ kind, operation }) => kind !== (isRead(operation) ? 'read' : 'write'));
  // The contract confirms with a GET, because an e-mailed link calls it.
  expect(unexpected.map(({ operation }) => operation)).toEqual(['confirmParticipation']);
  // A write is sent once, but a message is sent until the backend answers: its idempotency key prevents duplicates.
  const repeated = callRows.filter(({ kind, maxCalls }) => kind === 'write' && maxCalls !== undefined);
  expect(repeated.map(({ operation }) => operation)).toEqual(['sendChatMessage']);
});

const keysOf = (value: unknown): string => JSON.stringify(pathsIn(value));

/** The client's schema of an answer, which has the same name as the contract's schema. */
function clientSchema(operation: string) {
  const schema = bodyOf(operationOf(operation).responses['200'] ?? {})?.schema;
  return schemas[String(schema?.$ref).split('/').at(-1) ?? '']!;
}

test.each(readings)('%s: the client accepts exactly the answers that fit the contract', (operation) => {
  const schema = answerSchema(operation);
  const client = clientSchema(operation);
  expect(resolve(schema)).toBeDefined();
  const answers = [...validAnswers(operation, 200), ...mutatedAnswers(operation, 200)];
  const verdicts = answers.map((answer) => {
    const faults = faultsIn(schema, answer);
    const { success, error } = client.safeParse(answer);
    return { answer, fits: faults.length === 0, faults, success, issues: error?.issues };
  });
  expect(verdicts.slice(0, 200).filter(({ fits }) => !fits)).toEqual([]);
  expect(verdicts.filter(({ fits, success }) => fits !== success)).toEqual([]);
});

// The contract describes a dictionary only as a tree, so the app compares its keys with those of the build.
test('getMessages: the client accepts only complete dictionaries', () => {
  const shape = messageShape(cs);
  const paths = pathsIn(cs);
  const changed = Array.from({ length: 200 }, (_, index) => mutated(cs, index * 7 + 1));
  expect(paths.length).toBeGreaterThan(500);
  const complete = changed.filter((dictionary) => messageShape(dictionary) === shape);
  // A changed text leaves the dictionary complete.
  expect(complete.map((dictionary) => keysOf(dictionary)).filter((keys) => keys !== keysOf(cs))).toEqual([]);
  expect(complete.length).toBeLessThan(50);
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => messageShape(value) !== shape),
    { seed: 55, numRuns: 200 },
  );
});
