/** Part of `npm run check`: openapi.yaml against Spectral's rules and the conventions of this API (spectral-rules.mjs). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../lib/command.mjs';
import { root } from '../lib/project.mjs';
import { rulesFrom } from './spectral-rules.mjs';

const FILE = 'openapi.yaml';

/** What Spectral finds in a contract, a line for each: place, rule, message. @param {string} text */
export async function spectralFindings(text) {
  const [{ default: core }, { default: parsers }, { default: functions }, { default: rulesets }] =
    await Promise.all([
      import('@stoplight/spectral-core'),
      import('@stoplight/spectral-parsers'),
      import('@stoplight/spectral-functions'),
      import('@stoplight/spectral-rulesets'),
    ]);
  const spectral = new core.Spectral();
  spectral.setRuleset(rulesFrom(functions, rulesets));
  const found = await spectral.run(new core.Document(text, parsers.Yaml, FILE));
  return found.map(({ code, message, range }) => `${FILE}:${range.start.line + 1} ${code}: ${message}`);
}

await command(import.meta, async () => {
  const findings = await spectralFindings(readFileSync(join(root, FILE), 'utf8'));
  if (findings.length > 0) throw new Error(findings.join('\n'));
});
