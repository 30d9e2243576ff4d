import fc from 'fast-check';
import { changedAt, jsonChanges, pathsIn } from './json-changes';
import { bodyOf, everyOperation, type Node, operationOf } from '../../../scripts/contract/document.ts';
import { answersOf } from './arbitrary';
import { texts } from './extremes';

/** Every reading operation of the contract but the dictionaries. */
export const readings: readonly string[] = everyOperation
  .filter(({ id, method }) => method === 'GET' && id !== 'getMessages')
  .map(({ id }) => id);

/** The same answers in each run, others for each operation. */
const seedOf = (operation: string): number =>
  Array.from(operation).reduce((sum, character) => Math.imul(sum, 31) + character.charCodeAt(0), 7);

/** The schema of what an operation answers when all is well. */
export function answerSchema(operation: string): Node {
  const body = bodyOf(operationOf(operation).responses['200'] ?? {});
  if (!body) throw new Error(`${operation} has no answer.`);
  return body.schema;
}

/** So many answers that fit the contract. */
export const validAnswers = (operation: string, count: number): unknown[] =>
  fc.sample(answersOf(answerSchema(operation)), { numRuns: count, seed: seedOf(operation) });

/** Other values that a value is replaced by. */
const others: readonly unknown[] = [
  '', [], {}, 0, -1, 1e308, 2 ** 53, true, 'unheard_of', 'yesterday', '2026-13-45T99:99:99Z', ...texts.map((text) => text.repeat(500)),
]; // oxfmt-ignore

/** An answer with one thing in it changed, at a place and in a way that the number decides. */
export function mutated(answer: unknown, number: number): unknown {
  const paths = pathsIn(answer);
  const path = paths[(number * 7) % Math.max(1, paths.length)];
  // Nothing to be changed: something else altogether.
  if (!path) return others[number % others.length];
  const changes = [
    ...Object.values(jsonChanges),
    (parent: Record<PropertyKey, unknown>, key: PropertyKey) => {
      parent[key] = others[number % others.length];
    },
  ];
  return changedAt(answer, path, changes[number % changes.length]!);
}

/** So many answers that fit but for one change; some changes are none to the contract. */
export const mutatedAnswers = (operation: string, count: number): unknown[] =>
  validAnswers(operation, count).map((answer, index) => mutated(answer, index + 1));
