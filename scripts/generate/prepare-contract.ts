import type { Node } from '../contract/document.ts';

/** Matches e-mail addresses: an RFC 5322 dot-atom at a host with a dot. Zod's own check of `email` refuses some valid characters. */
const emailPattern =
  "^[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\\d](?:[A-Za-z\\d-]*[A-Za-z\\d])?\\.)+[A-Za-z\\d](?:[A-Za-z\\d-]*[A-Za-z\\d])?$";

/**
 * A copy of the contract for orval. Shared responses are copied into each operation, because orval's code refers to the types of shared
 * responses, but does not declare them. Descriptions of schemas are removed, because the Zod schemas would send them to every visitor.
 */
export function prepareContract(document: Node): Node {
  const responses = (document.components as Record<string, Node>).responses ?? {};
  const transform = (value: unknown, key: string, isInSchema: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => transform(item, '', isInSchema));
    if (value === null || typeof value !== 'object') return value;
    const ref = (value as Node).$ref;
    if (typeof ref === 'string' && ref.startsWith('#/components/responses/')) {
      return transform(responses[ref.split('/').at(-1) ?? ''], '', false);
    }
    const isSchema = isInSchema || key === 'schema' || key === 'schemas';
    if (isSchema && (value as Node).format === 'email') {
      const { format: _, ...rest } = value as Node;
      return transform({ ...rest, pattern: emailPattern }, key, isInSchema);
    }
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name, child]) => !(isSchema && name === 'description' && typeof child === 'string'))
        .map(([name, child]) => [name, transform(child, name, isSchema)]),
    );
  };
  return transform(document, '', false) as Node;
}
