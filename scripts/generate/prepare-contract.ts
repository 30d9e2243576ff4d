import type { Node } from '../contract/document.ts';

/**
 * A copy of the contract for orval. Shared responses are copied into each operation, because orval's code refers to the types of shared
 * responses, but does not declare them. Descriptions of schemas are removed, because the Zod schemas would send them to every visitor.
 * Of a format with a pattern only the pattern stays, because Zod's own `email` and `date-time` are narrower; of `uri` only the format,
 * because the browser's parser, which Zod asks, reads more than RFC 3986 and an image is shown for it.
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
    const { format, pattern } = value as Node;
    const removedName = isSchema && format && pattern && (format === 'uri' ? 'pattern' : 'format');
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name, child]) => !(isSchema && name === 'description' && typeof child === 'string'))
        .filter(([name]) => name !== removedName)
        .map(([name, child]) => [name, transform(child, name, isSchema)]),
    );
  };
  return transform(document, '', false) as Node;
}
