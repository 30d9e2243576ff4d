import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export type Node = Record<string, unknown>;

/** The parsed `openapi.yaml`, for tests that must not depend on generated code. */
export const contract = parse(readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8')) as Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an object, else an empty object. */
export const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});

/** The object that a `$ref` points to, or the value itself. Throws when the reference is wrong. */
export function resolve(value: unknown): Node {
  const node = nodeOf(value);
  if (typeof node.$ref !== 'string') return node;
  const names = node.$ref.replace(/^#\//, '').split('/');
  const target = names.reduce<unknown>((parent, name) => nodeOf(parent)[name], contract);
  if (!isNode(target)) throw new Error(`${node.$ref} leads nowhere.`);
  return resolve(target);
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Node;
}

interface ContractOperation {
  id: string;
  method: string;
  path: string;
  /** Matches the pathnames of its calls. */
  pattern: RegExp;
  isSecured: boolean;
  parameters: Parameter[];
  /** Schemas of the request body by media type. */
  bodies: Record<string, Node>;
  /** Responses by status, references followed. */
  responses: Record<string, Node>;
  orderOfRefusals?: string | undefined;
}

const schemasByMediaType = (content: unknown): Record<string, Node> =>
  Object.fromEntries(
    Object.entries(nodeOf(content)).map(([type, media]) => [type, nodeOf(nodeOf(media).schema)]),
  );

/** An integer parameter matches digits only, so that `/match/{id}/` does not match `/match/get-upcoming-matches/`. */
const patternOf = (path: string, parameters: readonly Parameter[]): RegExp =>
  new RegExp(
    `^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const schema = resolve(parameters.find((parameter) => parameter.name === name)?.schema);
      return schema.type === 'integer' ? String.raw`\d+` : '[^/]+';
    })}$`,
  );

function readOperation(path: string, method: string, operation: Node): ContractOperation {
  const security = (operation.security ?? contract.security) as unknown[];
  const definitions = (operation.parameters ?? []) as unknown[];
  const parameters = definitions.map((parameter) => resolve(parameter) as unknown as Parameter);
  return {
    id: String(operation.operationId),
    method: method.toUpperCase(),
    path,
    pattern: patternOf(path, parameters),
    isSecured: security.length > 0,
    parameters,
    bodies: schemasByMediaType(resolve(operation.requestBody).content),
    responses: Object.fromEntries(
      Object.entries(nodeOf(operation.responses)).map(([status, response]) => [status, resolve(response)]),
    ),
    orderOfRefusals: operation['x-order-of-refusals'] as string | undefined,
  };
}

export const everyOperation: ContractOperation[] = Object.entries(nodeOf(contract.paths)).flatMap(
  ([path, item]) =>
    Object.entries(nodeOf(item)).map(([method, operation]) => readOperation(path, method, nodeOf(operation))),
);

/** The operations that a backend answers. The other ones are the dictionaries, which the app's host serves as files. */
export const operations = everyOperation.filter(({ path }) => path.startsWith('/api/'));

/** The operation with an id. Throws when there is none. */
export function operationOf(id: string): ContractOperation {
  const operation = everyOperation.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

/** The operation that a request asks for; undefined when there is none. */
export const operationAt = (method: string, pathname: string): ContractOperation | undefined =>
  everyOperation.find((operation) => operation.method === method && operation.pattern.test(pathname));

/** Media type and schema of a response; undefined when it has no body. */
export function bodyOf(response: Node): { mediaType: string; schema: Node } | undefined {
  const [entry] = Object.entries(schemasByMediaType(response.content));
  return entry && { mediaType: entry[0], schema: entry[1] };
}

/** The problem codes that a schema allows, also in its `allOf`. */
export function codesIn(schema: unknown): string[] {
  const node = resolve(schema);
  const codes = nodeOf(nodeOf(node.properties).code).enum;
  const subschemas = Array.isArray(node.allOf) ? node.allOf.slice(1) : [];
  return [...((codes as string[] | undefined) ?? []), ...subschemas.flatMap(codesIn)];
}

/** Every documented answer of an operation, a problem with its code, such as `joinMatch 409 match_started`. */
export const outcomesOf = ({ id, responses }: ContractOperation): string[] =>
  Object.entries(responses).flatMap(([status, response]) => {
    const codes = Number(status) < 400 ? [] : codesIn(bodyOf(response)?.schema);
    return codes.length > 0 ? codes.map((code) => `${id} ${status} ${code}`) : [`${id} ${status}`];
  });
