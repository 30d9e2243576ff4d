import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { contract, nodeOf, type Node } from '../../scripts/contract/document.ts';

// A strict validator refuses the keywords that OpenAPI adds to JSON Schema (example). By the discriminator it names the faults of one
// branch only; Ajv knows no mapping, and the branches say their values themselves.
const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, discriminator: true });
addFormats(ajv);

/** Paths of the fields that the contract does not declare, in the value that is validated. They are no errors of its schema. */
const undeclaredFields = new Set<string>();
ajv.addKeyword({
  keyword: 'undeclared',
  validate: (_schema: unknown, _value: unknown, _parent: unknown, context?: { instancePath: string }) =>
    undeclaredFields.add(context!.instancePath).size > 0,
});

/** The schema of a whole value, in which further fields are undeclared. A part of an `allOf` knows nothing of the other ones. */
const whole = (schema: unknown) => ({ ...nodeOf(schema), unevaluatedProperties: { undeclared: true } });
const components: unknown = JSON.parse(JSON.stringify(contract.components), (name, value: unknown) => {
  if (name === 'items') return whole(value);
  if (name === 'properties')
    return Object.fromEntries(Object.entries(nodeOf(value)).map(([field, part]) => [field, whole(part)]));
  return name === 'mapping' ? undefined : value;
});

const validators = new Map<string, ReturnType<typeof ajv.compile>>();

function validatorOf(schema: Node) {
  const key = JSON.stringify(schema);
  let validator = validators.get(key);
  if (!validator) {
    // References begin at the root.
    validator = ajv.compile({ ...whole(schema), components });
    validators.set(key, validator);
  }
  return validator;
}

/** A message with the path and the broken rule; for a text, number or boolean also its value and its description in the contract. */
function faultOf({ instancePath, message, data, parentSchema }: ErrorObject): string {
  const pathAndRule = `${instancePath || '/'} ${message}`;
  if (typeof data === 'object' && data !== null) return pathAndRule;
  const { description } = parentSchema as { description?: string };
  return `${pathAndRule}, not ${JSON.stringify(data)}${description ? ` (${description.trim().replaceAll(/\s+/g, ' ')})` : ''}`;
}

/** Removes errors that say only that no branch of `oneOf` or `anyOf` fits, or that the value is not null. */
function removeVagueErrors(errors: ErrorObject[]): ErrorObject[] {
  const isAboutBranches = ({ keyword, params }: ErrorObject) =>
    /^(one|any)Of$/.test(keyword) && !params.passingSchemas;
  const isAboutNull = ({ keyword, params }: ErrorObject) => keyword === 'type' && params.type === 'null';
  return errors.filter((error) => !isAboutBranches(error) && !isAboutNull(error));
}

/**
 * Messages about the parts of the value that break the schema, and about undeclared fields at forbidden paths; empty when the value fits.
 * Backends may add such fields; in the backend of `mocks/` they would be mistakes, such as a leaked e-mail address.
 */
export function faultsIn(
  schema: Node,
  value: unknown,
  isForbiddenField: (fieldPath: string) => boolean = () => false,
): string[] {
  const validate = validatorOf(schema);
  undeclaredFields.clear();
  const errors = validate(value) ? [] : (validate.errors ?? []);
  const clearErrors = removeVagueErrors(errors);
  const forbiddenFields = [...undeclaredFields].filter(isForbiddenField);
  return [
    ...(clearErrors.length > 0 ? clearErrors : errors).map(faultOf),
    ...forbiddenFields.map((field) => `${field} is not in the contract: leave it out`),
  ];
}

/** Whether the name of the field at this path marks private data. */
export const isPrivateField = (fieldPath: string): boolean =>
  (contract['x-private-fields'] as string[]).some((word) =>
    fieldPath.slice(fieldPath.lastIndexOf('/')).toLowerCase().includes(word),
  );
