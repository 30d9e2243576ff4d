import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { spectralFindings } from './spectral.ts';

// Of no type: it is broken here in places that a type would not allow.
const contract = parse(readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8'));

test('every convention of the contract is noticed when it is broken', async () => {
  const { paths, components } = contract;
  const { joinMatch, login } = {
    joinMatch: paths['/api/match/join-match/{id}/'].post,
    login: paths['/api/user/login'].post,
  };
  joinMatch.operationId = 'join_match';
  joinMatch.description = '';
  joinMatch.parameters.pop();
  for (const status of ['400', '401', '500']) delete joinMatch.responses[status];
  joinMatch.responses['409'] = {
    description: 'No.',
    content: { 'application/json': { schema: { type: 'object' }, examples: { no: { value: {} } } } },
  };
  delete login.requestBody.content['application/json'].examples;
  delete components.responses.RateLimited.headers;
  components.schemas.Venue.properties.latLong = { type: 'integer' };
  delete components.schemas.LoginRequest.properties.username.maxLength;
  components.schemas.LoginRequest.properties.username = { type: 'string', description: 'A name.' };

  const found = await spectralFindings(stringify(contract, { aliasDuplicateObjects: false }));
  const rules = new Set(found.map((line) => /^openapi\.yaml:\d+ ([\w-]+): /.exec(line)?.[1]));
  expect(rules).toEqual(
    new Set([
      'answers-failure',
      'answers-without-session',
      'answers-wrong-requests',
      'errors-are-problems',
      'fields-described',
      'fields-in-snake-case',
      'integers-bounded',
      'language-asked-for',
      'limits-say-when-to-come-again',
      'oas3-unused-component',
      'operation-described',
      'operation-description',
      'operation-named-in-camel-case',
      'request-examples',
      'request-texts-bounded',
    ]),
  );
});
