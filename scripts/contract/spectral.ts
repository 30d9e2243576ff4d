/** Part of `npm run check`: openapi.yaml against Spectral's rules and the conventions of this API (spectral-rules.ts). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import core, { type RulesetDefinition } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import { command } from '../lib/command.ts';
import { root } from '../lib/project.ts';
import { rules } from './spectral-rules.ts';

const FILE = 'openapi.yaml';

/** What Spectral finds in a contract, a line for each: place, rule, message. */
export async function spectralFindings(text: string): Promise<string[]> {
  const spectral = new core.Spectral();
  // Its own type does not know rules whose part `then` is that of any of its functions.
  spectral.setRuleset(rules as unknown as RulesetDefinition);
  const found = await spectral.run(new core.Document(text, parsers.Yaml, FILE));
  return found.map(({ code, message, range }) => `${FILE}:${range.start.line + 1} ${code}: ${message}`);
}

await command(import.meta, async () => {
  const findings = await spectralFindings(readFileSync(join(root, FILE), 'utf8'));
  if (findings.length > 0) throw new Error(findings.join('\n'));
});
