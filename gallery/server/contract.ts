import type { AnyProblemCode } from '@mocks/handlers/problem';
import {
  everyOperation,
  nodeOf,
  operationAt as contractOperationAt,
  operationOf,
  resolve,
} from '../../scripts/contract/document.ts';
import type { OperationId, Outcome } from '../state';

/** Every documented answer, such as `joinMatch 409`. */
export const outcomes: readonly Outcome[] = everyOperation.flatMap(({ id, responses }) =>
  Object.keys(responses).map((status) => `${id} ${status}` as Outcome),
);

/** The problem code of the first example of an operation's status; null when there is none. */
export function defaultCode(operation: string, status: number | string): AnyProblemCode | null {
  const [media] = Object.values(nodeOf(nodeOf(operationOf(operation).responses[status]).content));
  const [example] = Object.values(nodeOf(nodeOf(media).examples));
  const { code } = nodeOf(resolve(example).value);
  return typeof code === 'string' ? (code as AnyProblemCode) : null;
}

export const operationAt = (method: string, pathname: string): OperationId | undefined =>
  contractOperationAt(method, pathname)?.id as OperationId | undefined;
