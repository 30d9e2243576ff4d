import type { AnyProblemCode } from '@mocks/handlers/words/problems';
import {
  everyOperation,
  nodeOf,
  operationAt as contractOperationAt,
  resolve,
} from '../../scripts/contract/document.ts';
import type { OperationId, Outcome } from '../state';

/** Every documented answer, such as `joinMatch 409`. */
export const outcomes: readonly Outcome[] = everyOperation.flatMap(({ id, responses }) =>
  Object.keys(responses).map((status) => `${id} ${status}` as Outcome),
);

/** The code of the first example of a documented answer; null where it has none. */
function firstCode(response: unknown): AnyProblemCode | null {
  const [media] = Object.values(nodeOf(nodeOf(response).content));
  const [example] = Object.values(nodeOf(nodeOf(media).examples));
  const { code } = nodeOf(resolve(example).value);
  return typeof code === 'string' ? (code as AnyProblemCode) : null;
}

/** The operation that a request asks for, with the code that it refuses with by default; undefined when there is none. */
export function operationAt(
  method: string,
  pathname: string,
): { id: OperationId; codeOf: (status: number) => AnyProblemCode | null } | undefined {
  const operation = contractOperationAt(method, pathname);
  return (
    operation && {
      id: operation.id as OperationId,
      codeOf: (status) => firstCode(operation.responses[status]),
    }
  );
}
