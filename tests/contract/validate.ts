import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract, nodeOf, resolve, type Node } from '../../scripts/contract/document.ts';

const KEY = 'contract';

// OpenAPI adds words of its own (discriminator, example) that a strict JSON Schema validator does not know.
const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
addFormats(ajv);
ajv.addSchema(contract, KEY);

/** References within the contract, as seen from outside it. */
function fromOutside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromOutside);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      name === '$ref' && typeof child === 'string' ? child.replace(/^#/, `${KEY}#`) : fromOutside(child),
    ]),
  );
}

const validators = new Map<string, ReturnType<typeof ajv.compile>>();

function validatorOf(schema: Node) {
  const key = JSON.stringify(schema);
  let validator = validators.get(key);
  if (!validator) {
    validator = ajv.compile(fromOutside(schema) as Node);
    validators.set(key, validator);
  }
  return validator;
}

/** Names the place and the rule; of a single value also what it was and what the contract says of it. */
function faultOf({ instancePath, message, data, parentSchema }: ErrorObject): string {
  const rule = `${instancePath || '/'} ${message}`;
  if (typeof data === 'object' && data !== null) return rule;
  const { description } = parentSchema as { description?: string };
  return `${rule}, not ${JSON.stringify(data)}${description ? ` (${description.trim().replaceAll(/\s+/g, ' ')})` : ''}`;
}

/** Leaves out what only says that no branch of a choice fits, where null is one of them. */
function nearest(errors: ErrorObject[]): ErrorObject[] {
  const isChoice = ({ keyword, params }: ErrorObject) =>
    /^(one|any)Of$/.test(keyword) && !params.passingSchemas;
  const isNull = ({ keyword, params }: ErrorObject) => keyword === 'type' && params.type === 'null';
  return errors.filter((error) => !isChoice(error) && !isNull(error));
}

/** Of a choice by a field the branch that the value says it is. */
function branchFor(schema: Node, value: unknown): Node | undefined {
  const { propertyName, mapping } = nodeOf(resolve(schema).discriminator) as {
    propertyName?: string;
    mapping?: Record<string, string>;
  };
  const $ref = mapping?.[String(nodeOf(value)[propertyName ?? ''])];
  return $ref === undefined ? undefined : { $ref };
}

/** What is wrong with the value, by the contract's schema; an empty list when it fits. */
export function faultsIn(schema: Node, value: unknown): string[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  const branch = branchFor(schema, value);
  const errors = validate.errors ?? [];
  const near = branch ? faultsIn(branch, value) : nearest(errors).map(faultOf);
  return near.length > 0 ? near : errors.map(faultOf);
}

const fits = (schema: Node, value: unknown) => faultsIn(schema, value).length === 0;

/** The parts of a schema that apply to the value: itself, all of `allOf`, and the branches of a choice that fit. */
function partsFor(schema: unknown, value: unknown): Node[] {
  const node = resolve(schema);
  const list = (name: string) => (Array.isArray(node[name]) ? (node[name] as Node[]) : []);
  const chosen = [...list('oneOf'), ...list('anyOf')].filter((branch) => fits(branch, value));
  return [node, ...[...list('allOf'), ...chosen].flatMap((part) => partsFor(part, value))];
}

/**
 * Fields of the value that the contract does not mention. It allows them, so that backends can grow; the embedded one has
 * no reason to send any, and a forgotten e-mail address would be one.
 */
export function undeclaredIn(schema: unknown, value: unknown, at = ''): string[] {
  const parts = partsFor(schema, value);
  if (Array.isArray(value)) {
    const items = parts.find((part) => part.items)?.items;
    return value.flatMap((item, index) => undeclaredIn(items, item, `${at}/${index}`));
  }
  if (typeof value !== 'object' || value === null || parts.some((part) => part.additionalProperties === true))
    return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const declared = parts
      .map((part) => nodeOf(part.properties)[name])
      .filter((property) => property !== undefined);
    // The first one that says more than a value's name: a problem narrows `code` in its second part.
    return declared.length === 0 ? [`${at}/${name}`] : undeclaredIn(declared[0], child, `${at}/${name}`);
  });
}
