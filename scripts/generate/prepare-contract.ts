import type { Node } from '../contract/document.ts';

/**
 * An e-mail address: a name of RFC 5322 (dot-atom), at a host of RFC 1123 with a dot in it. It stands for the contract's format:
 * Zod's own knows fewer signs before the @, so a person with one of the others could not register, and an answer with such an
 * address would be refused, the session's among them.
 */
const emailAddress =
  "^[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\\d](?:[A-Za-z\\d-]*[A-Za-z\\d])?\\.)+[A-Za-z\\d](?:[A-Za-z\\d-]*[A-Za-z\\d])?$";

/**
 * orval names a shared response after the response instead of its schema, and for Zod output forgets to emit that name:
 * so each operation gets its shared responses written out. Descriptions of schemas would be shipped to every visitor
 * inside the Zod schemas: they stay in the contract.
 */
export function prepareContract(document: Node): Node {
  const responses = (document.components as Record<string, Node>).responses ?? {};
  const visit = (value: unknown, key: string, inSchema: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => visit(item, '', inSchema));
    if (value === null || typeof value !== 'object') return value;
    const ref = (value as Node).$ref;
    if (typeof ref === 'string' && ref.startsWith('#/components/responses/')) {
      return visit(responses[ref.split('/').at(-1) ?? ''], '', false);
    }
    const schema = inSchema || key === 'schema' || key === 'schemas';
    if (schema && (value as Node).format === 'email') {
      const { format: _, ...rest } = value as Node;
      return visit({ ...rest, pattern: emailAddress }, key, inSchema);
    }
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name, child]) => !(schema && name === 'description' && typeof child === 'string'))
        .map(([name, child]) => [name, visit(child, name, schema)]),
    );
  };
  return visit(document, '', false) as Node;
}
