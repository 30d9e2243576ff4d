import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { AnyProblemCode } from '@mocks/handlers/words/problems';
import type { OperationId, Outcome } from '../state';

type Node = Record<string, unknown>;

interface ContractOperation {
  id: OperationId;
  method: string;
  path: RegExp;
  /** Each documented status with the code of its first example; null for those without one. */
  codes: ReadonlyMap<number, AnyProblemCode | null>;
}

const document = parse(readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8')) as Node;

const nodeOf = (value: unknown): Node => (value ?? {}) as Node;

/** Follows a `$ref` within the contract. */
function resolve(value: unknown): Node {
  const node = nodeOf(value);
  if (typeof node.$ref !== 'string') return node;
  return resolve(
    node.$ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, name) => nodeOf(at)[name], document),
  );
}

function firstCode(response: unknown): AnyProblemCode | null {
  const [media] = Object.values(nodeOf(resolve(response).content));
  const [example] = Object.values(nodeOf(nodeOf(media).examples));
  const { code } = nodeOf(resolve(example).value);
  return typeof code === 'string' ? (code as AnyProblemCode) : null;
}

/** Every operation of the contract; those with fixed paths first, as `{id}` would swallow them. */
const operations: readonly ContractOperation[] = Object.entries(nodeOf(document.paths))
  .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
  .flatMap(([path, item]) =>
    Object.entries(nodeOf(item)).map(([method, operation]) => {
      const { operationId, responses } = nodeOf(operation);
      return {
        id: operationId as OperationId,
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        codes: new Map(
          Object.entries(nodeOf(responses)).map(([status, response]) => [
            Number(status),
            firstCode(response),
          ]),
        ),
      };
    }),
  );

/** Every documented answer, such as `joinMatch 409`. */
export const outcomes: readonly Outcome[] = operations.flatMap(({ id, codes }) =>
  Array.from(codes.keys(), (status) => `${id} ${String(status)}` as Outcome),
);

/** The operation that a request asks for; undefined when there is none. */
export const operationAt = (method: string, pathname: string): ContractOperation | undefined =>
  operations.find((operation) => operation.method === method && operation.path.test(pathname));
