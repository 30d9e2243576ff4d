import { withHeader } from './header.ts';
import type { Node } from './prepare-contract.ts';

/** What a backend does by itself, in numbers (`x-rules`), as one constant for each group. */
export const backendRules = (document: Node): string =>
  withHeader(
    ...Object.entries(document['x-rules'] as Record<string, Node>).map(
      ([name, group]) =>
        `/** \`x-rules.${name}\` of the contract, which says what they are; times in seconds. */\nexport const ${name} = ${JSON.stringify(group, null, 2)} as const;\n`,
    ),
  ).trimEnd() + '\n';
