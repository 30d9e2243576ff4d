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

// The browser test runs every row and fails when the built app does not call its operation.
test('the fault matrix has a row for every operation of the contract, with each of its bodies', () => {
  const rowKeys = callRows.map(({ operation, body }) => `${operation} ${body ?? ''}`);
  const contractKeys = everyOperation.flatMap(({ id }) => bodiesOf(id).map((body) => `${id} ${body ?? ''}`));
  expect(rowKeys.toSorted()).toEqual(contractKeys.toSorted());
});

test('the fault matrix marks reads and writes by their method', () => {
  const isRead = (id: string) => operationOf(id).method === 'GET' || id === 'refreshToken';
  const audible = callRows.filter(({ kind }) => kind !== 'quiet');
  const mismatches = audible.filter(({ kind, operation }) => kind !== (isRead(operation) ? 'read' : 'write'));
  // The contract confirms a participation by GET, because an e-mailed link does.
  expect(mismatches.map(({ operation }) => operation)).toEqual(['confirmParticipation']);
  // Only a message is sent repeatedly, because its idempotency key prevents a second message.
  const repeated = callRows.filter(({ kind, maxCalls: most }) => kind === 'write' && most !== undefined);
  expect(repeated.map(({ operation }) => operation)).toEqual(['sendChatMessage']);
});

const keysOf = (value: unknown): string => JSON.stringify(pathsIn(value));

/** The client's generated schema of an operation's success body. */
function clientSchema(operation: string) {
  const schema = bodyOf(operationOf(operation).responses['200'] ?? {})?.schema;
  return schemas[String(schema?.$ref).split('/').at(-1) ?? '']!;
}

test.each(readings)('%s: the client accepts the same answers as the contract', (operation) => {
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
test('getMessages: the client accepts only a complete dictionary', () => {
  const shape = messageShape(cs);
  const paths = pathsIn(cs);
  const changed = Array.from({ length: 200 }, (_, index) => mutated(cs, index * 7 + 1));
  expect(paths.length).toBeGreaterThan(500);
  const accepted = changed.filter((dictionary) => messageShape(dictionary) === shape);
  // A changed text keeps the keys.
  expect(accepted.map((dictionary) => keysOf(dictionary)).filter((keys) => keys !== keysOf(cs))).toEqual([]);
  expect(accepted.length).toBeLessThan(50);
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => messageShape(value) !== shape),
    { seed: 55, numRuns: 200 },
  );
});
