import { globSync, readFileSync } from 'node:fs';
import { idOf } from '../answers/operations.ts';
import { PACTS } from './pact.ts';

interface Body {
  content: unknown;
  encoded: false | string;
}

/** An interaction as it stands in a pact file. */
export interface Interaction {
  description: string;
  providerStates?: { name: string }[];
  request: { method: string; path: string; body?: Body };
  response: { status: number; body?: Body };
}

/** The pact files, parsed. */
export const pactFiles = (): { interactions: Interaction[] }[] =>
  globSync(`${PACTS}/*.json`)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { interactions: Interaction[] });

/** The contract's operationId; the two bodies of the profile's PUT are one operation there. */
export const operationIdOf = ({ description }: Interaction): string => idOf(description.split(':')[0] ?? '');
