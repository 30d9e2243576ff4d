import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import cs from '@/i18n/cs';
import { messageShape } from '@/i18n/shape';
import { pathsIn } from './e2e/fuzz/json-changes.ts';
import { bodyOf, everyOperation, operationOf, resolve } from '../scripts/contract/document.ts';
import { faultsIn } from './contract/validate.ts';
import { rows } from '../gallery/reach/table.ts';
import { answerSchema, mutated, mutatedAnswers, readings, validAnswers } from './e2e/fuzz/answers.ts';
import { schemas } from './setup/schemas.ts';

const bodiesOf = (id: string): (string | undefined)[] => {
  const bodies = Object.keys(operationOf(id).bodies);
  return bodies.length > 1 ? bodies : [undefined];
};

// The browser test plays every row and fails when the built app has not called its operation.
test('the fault matrix has a row for every operation of the contract, with each of its bodies', () => {
  const called = rows.map(({ operation, body }) => `${operation} ${body ?? ''}`);
  const contract = everyOperation.flatMap(({ id }) => bodiesOf(id).map((body) => `${id} ${body ?? ''}`));
  expect(
    called.toSorted(),
    'gallery/reach/<tag>.ts says of each operation how it is reached and where its failure is shown',
  ).toEqual(contract.toSorted());
});

test('reads are taken for reads there, and writes for writes', () => {
  const isRead = (id: string) => operationOf(id).method === 'GET' || id === 'refreshToken';
  const spoken = rows.filter(({ kind }) => kind !== 'quiet');
  const others = spoken.filter(({ kind, operation }) => kind !== (isRead(operation) ? 'read' : 'write'));
  // The link of a mail confirms by a GET, as the contract has it.
  expect(others.map(({ operation }) => operation)).toEqual(['confirmParticipation']);
  // A write is sent once; a message, which its key keeps from being there twice, until somebody answers yes or no.
  const repeated = rows.filter(({ kind, most }) => kind === 'write' && most !== undefined);
  expect(repeated.map(({ operation }) => operation)).toEqual(['sendChatMessage']);
});

const keysOf = (value: unknown): string => JSON.stringify(pathsIn(value));

/** The client's own schema of an answer, which has the name of the contract's. */
function clientSchema(operation: string) {
  const schema = bodyOf(operationOf(operation).responses['200'] ?? {})?.schema;
  return schemas[String(schema?.$ref).split('/').at(-1) ?? '']!;
}

test.each(readings)(
  '%s: whatever fits the contract is accepted by the client, and nothing else',
  (operation) => {
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
  },
);

// The contract knows no more of a dictionary than that it is a tree: the app compares its keys with those that it was built with.
test('getMessages: nothing but a whole dictionary is taken for one', () => {
  const shape = messageShape(cs);
  const paths = pathsIn(cs);
  const changed = Array.from({ length: 200 }, (_, index) => mutated(cs, index * 7 + 1));
  expect(paths.length).toBeGreaterThan(500);
  const whole = changed.filter((dictionary) => messageShape(dictionary) === shape);
  // A text in the place of a text is one.
  expect(whole.map((dictionary) => keysOf(dictionary)).filter((keys) => keys !== keysOf(cs))).toEqual([]);
  expect(whole.length).toBeLessThan(50);
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => messageShape(value) !== shape),
    { seed: 55, numRuns: 200 },
  );
});
