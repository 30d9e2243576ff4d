import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract, nodeOf, resolve, type Node } from '../../scripts/contract/document.ts';

const CONTRACT_KEY = 'contract';

// A strict JSON Schema validator does not know the keywords of OpenAPI (discriminator, example).
const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
addFormats(ajv);
ajv.addSchema(contract, CONTRACT_KEY);

/** The schema with references that begin with the contract's key, so that a separate schema can use them. */
function withAbsoluteReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAbsoluteReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      name === '$ref' && typeof child === 'string'
        ? child.replace(/^#/, `${CONTRACT_KEY}#`)
        : withAbsoluteReferences(child),
    ]),
  );
}

const validators = new Map<string, ReturnType<typeof ajv.compile>>();

function validatorOf(schema: Node) {
  const key = JSON.stringify(schema);
  let validator = validators.get(key);
  if (!validator) {
    validator = ajv.compile(withAbsoluteReferences(schema) as Node);
    validators.set(key, validator);
  }
  return validator;
}

/** A message with path and rule; for a simple value also the value and its description in the contract. */
function faultOf({ instancePath, message, data, parentSchema }: ErrorObject): string {
  const rule = `${instancePath || '/'} ${message}`;
  if (typeof data === 'object' && data !== null) return rule;
  const { description } = parentSchema as { description?: string };
  return `${rule}, not ${JSON.stringify(data)}${description ? ` (${description.trim().replaceAll(/\s+/g, ' ')})` : ''}`;
}

/** Removes errors that say only that no branch of `oneOf` or `anyOf` fits, or that the value is not null. */
function relevantErrors(errors: ErrorObject[]): ErrorObject[] {
  const isChoice = ({ keyword, params }: ErrorObject) =>
    /^(one|any)Of$/.test(keyword) && !params.passingSchemas;
  const isAboutNull = ({ keyword, params }: ErrorObject) => keyword === 'type' && params.type === 'null';
  return errors.filter((error) => !isChoice(error) && !isAboutNull(error));
}

/** The branch of a discriminated union that the value names. */
function chosenBranch(schema: Node, value: unknown): Node | undefined {
  const { propertyName, mapping } = nodeOf(resolve(schema).discriminator) as {
    propertyName?: string;
    mapping?: Record<string, string>;
  };
  const $ref = mapping?.[String(nodeOf(value)[propertyName ?? ''])];
  return $ref === undefined ? undefined : { $ref };
}

/** Messages about the parts of the value that break the schema; empty when it fits. */
export function faultsIn(schema: Node, value: unknown): string[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  const branch = chosenBranch(schema, value);
  const errors = validate.errors ?? [];
  const messages = branch ? faultsIn(branch, value) : relevantErrors(errors).map(faultOf);
  return messages.length > 0 ? messages : errors.map(faultOf);
}

const fits = (schema: Node, value: unknown) => faultsIn(schema, value).length === 0;

/** The schemas that apply to the value: the schema itself, all of `allOf`, and the fitting branches of a choice. */
function matchingSchemas(schema: unknown, value: unknown): Node[] {
  const node = resolve(schema);
  const listOf = (name: string) => (Array.isArray(node[name]) ? (node[name] as Node[]) : []);
  const fittingBranches = [...listOf('oneOf'), ...listOf('anyOf')].filter((branch) => fits(branch, value));
  return [node, ...[...listOf('allOf'), ...fittingBranches].flatMap((part) => matchingSchemas(part, value))];
}

/**
 * Paths of fields that the contract does not declare. Backends may add such fields; in the backend of `mocks/` they would be
 * mistakes, such as a leaked e-mail address.
 */
export function undeclaredIn(schema: unknown, value: unknown, path = ''): string[] {
  const parts = matchingSchemas(schema, value);
  if (Array.isArray(value)) {
    const items = parts.find((part) => part.items)?.items;
    return value.flatMap((item, index) => undeclaredIn(items, item, `${path}/${index}`));
  }
  if (typeof value !== 'object' || value === null || parts.some((part) => part.additionalProperties === true))
    return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const declaration = parts
      .map((part) => nodeOf(part.properties)[name])
      .find((property) => property !== undefined);
    // With `allOf`, the first part declares a field in full; a later part of a problem's schema only narrows `code`.
    return declaration ? undeclaredIn(declaration, child, `${path}/${name}`) : [`${path}/${name}`];
  });
}
