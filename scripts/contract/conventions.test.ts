import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { root, scratchFolder, tool } from '../lib/project.ts';

/** The rules of redocly.yaml that a contract breaks. */
function brokenRules(contract: object): Set<string> {
  const folder = scratchFolder('conventions');
  const file = join(folder, 'openapi.yaml');
  writeFileSync(file, stringify(contract, { aliasDuplicateObjects: false }));
  try {
    const redocly = ['--env-file=scripts/contract/redocly.env', tool('@redocly/cli/bin/cli.js')];
    const args = [...redocly, 'lint', file, '--config=redocly.yaml', '--format=json', '--max-problems=1000'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    const { problems } = JSON.parse(stdout) as { problems: { ruleId: string }[] };
    return new Set(problems.map(({ ruleId }) => ruleId));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('every convention of the contract is noticed when it is broken', () => {
  // Untyped, because it is broken in ways that a type would not allow.
  const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
  const { paths, components } = contract;
  const joinMatch = paths['/api/match/join-match/{id}/'].post;
  joinMatch.operationId = 'join_match';
  joinMatch.description = '';
  joinMatch.tags = ['matches'];
  joinMatch.parameters.pop();
  for (const status of ['400', '401', '500']) delete joinMatch.responses[status];
  joinMatch.responses['409'] = {
    description: 'No.',
    content: { 'application/json': { schema: { type: 'object' }, examples: { no: { value: {} } } } },
  };
  delete paths['/api/user/login'].post.requestBody.content['application/json'].examples;
  delete components.responses.RateLimited.headers;
  components.schemas.Venue.properties.latLong = { type: 'integer' };
  const { properties } = components.schemas.LoginRequest;
  properties.username = { type: 'string', description: 'A name.' };
  properties.password = { type: 'string', description: 'Any.', pattern: '^.+$' };

  expect(brokenRules(contract)).toEqual(
    new Set([
      'no-unused-components',
      'operation-description',
      'operation-tag-defined',
      'response-contains-header',
      'rule/calls-can-be-refused',
      'rule/calls-need-a-session',
      'rule/calls-say-their-language',
      'rule/errors-are-problems',
      'rule/fields-described',
      'rule/fields-in-snake-case',
      'rule/integers-bounded',
      'rule/operations-in-camel-case',
      'rule/request-patterns-bounded',
      'rule/request-texts-bounded',
      'rule/requests-have-examples',
    ]),
  );
});
