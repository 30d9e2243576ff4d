import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { contract, nodeOf, resolve, type Node } from '../../scripts/contract/document.ts';

// A strict validator refuses the keywords that OpenAPI adds to JSON Schema (example). By the discriminator it names the faults of one
// branch only; Ajv knows no mapping, and the branches say their values themselves.
const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, discriminator: true });
addFormats(ajv);
const components: unknown = JSON.parse(JSON.stringify(contract.components), (name, value: unknown) =>
  name === 'mapping' ? undefined : value,
);

const validators = new Map<string, ReturnType<typeof ajv.compile>>();

function validatorOf(schema: Node) {
  const key = JSON.stringify(schema);
  let validator = validators.get(key);
  if (!validator) {
    // References begin at the root.
    validator = ajv.compile({ ...schema, components });
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

/** Messages about the parts of the value that break the schema; empty when the value fits. */
export function faultsIn(schema: Node, value: unknown): string[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const clearErrors = removeVagueErrors(errors);
  return (clearErrors.length > 0 ? clearErrors : errors).map(faultOf);
}

const fits = (schema: Node, value: unknown) => faultsIn(schema, value).length === 0;

/** The schemas that apply to the value: the schema itself, all of its `allOf`, and the branches of its `oneOf` and `anyOf` that the value fits. */
function matchingSchemas(schema: unknown, value: unknown): Node[] {
  const resolvedSchema = resolve(schema);
  const { oneOf = [], anyOf = [], allOf = [] } = resolvedSchema as Record<string, Node[]>;
  const fittingBranches = [...oneOf, ...anyOf].filter((branch) => fits(branch, value));
  return [resolvedSchema, ...[...allOf, ...fittingBranches].flatMap((part) => matchingSchemas(part, value))];
}

/**
 * Paths of fields that the contract does not declare. Backends may add such fields; in the backend of `mocks/` they would be
 * mistakes, such as a leaked e-mail address.
 */
export function undeclaredFieldsIn(schema: unknown, value: unknown, path = ''): string[] {
  const schemas = matchingSchemas(schema, value);
  if (Array.isArray(value)) {
    const items = schemas.find((matchingSchema) => matchingSchema.items)?.items;
    return value.flatMap((item, index) => undeclaredFieldsIn(items, item, `${path}/${index}`));
  }
  const allowsFurtherFields = schemas.some(({ additionalProperties }) => additionalProperties === true);
  if (typeof value !== 'object' || value === null || allowsFurtherFields) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const declaration = schemas
      .map((matchingSchema) => nodeOf(matchingSchema.properties)[name])
      .find((property) => property !== undefined);
    // The first declaration in an `allOf` is the full one: in the schemas of problems a later one only narrows `code`.
    return declaration ? undeclaredFieldsIn(declaration, child, `${path}/${name}`) : [`${path}/${name}`];
  });
}

/** Whether the name of the field at this path marks private data. */
export const isPrivateField = (fieldPath: string): boolean =>
  (contract['x-private-fields'] as string[]).some((word) =>
    fieldPath.slice(fieldPath.lastIndexOf('/')).toLowerCase().includes(word),
  );
