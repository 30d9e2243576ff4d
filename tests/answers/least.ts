import { nodeOf, resolve, type Node } from '../../scripts/contract/document.ts';

/** A schema with all that it is put together of. */
function partsOf(schema: unknown): Node[] {
  const node = resolve(schema);
  return [node, ...(Array.isArray(node.allOf) ? node.allOf.flatMap(partsOf) : [])];
}

/** Whether the value may be null. */
function isNullable(schema: unknown): boolean {
  const node = resolve(schema);
  const choices = [node.anyOf, node.oneOf].flatMap((list) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );
  return [node.type].flat().includes('null') || choices.some(isNullable);
}

/**
 * As little of an example as the contract's schema allows: null wherever it may be, lists as short as can be,
 * without what is optional. That a backend may
 * leave out a field which is new is so no matter of the pact; a row that needs such a field names it.
 */
export function least<Value>(schema: unknown, value: Value): Value {
  const parts = partsOf(schema);
  if (Array.isArray(value)) {
    const { items, minItems = 1 } = parts.find((part) => part.items) ?? {};
    return value.slice(0, Number(minItems)).map((item: unknown) => least(items, item)) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Node;
  const required = parts.flatMap((part) => (part.required ?? []) as string[]);
  return Object.fromEntries(
    required.map((name) => {
      const property = properties[name];
      return [name, isNullable(property) ? null : least(property, nodeOf(value)[name])];
    }),
  ) as Value;
}

/** The schema of that name in the contract. */
export const schemaOf = (name: string): Node => ({ $ref: `#/components/schemas/${name}` });
