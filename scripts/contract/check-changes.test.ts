import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { scratchFolder } from '../lib/project.ts';
import { breakingChanges, judge } from './check-changes.ts';

// The contract itself is the example; a test names what it touches.
// oxlint-disable-next-line typescript/no-explicit-any
type Document = any;
type Change = (document: Document) => void;

/** What is found when all these changes are made at once: each run is a process of its own. */
function changed(changes: Change[]): string[] {
  const document: Document = parse(readFileSync('openapi.yaml', 'utf8'));
  for (const change of changes) change(document);
  const folder = scratchFolder('changes');
  const after = join(folder, 'after.json');
  writeFileSync(after, JSON.stringify(document));
  try {
    return breakingChanges('openapi.yaml', after);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const schemas = (document: Document) => document.components.schemas;
const joining = (document: Document) => document.paths['/api/match/join-match/{id}/'].post;

const JOIN = '#/paths/~1api~1match~1join-match~1{id}~1/post';
const SCHEMA = '#/components/schemas';

// oxfmt-ignore
const breaking: [name: string, change: Change, line: string][] = [
  ['an operation that is gone', (d) => delete d.paths['/api/user/statistics'], '#/paths/~1api~1user~1statistics: Path /api/user/statistics was removed.'],
  ['a new status', (d) => { joining(d).responses['418'] = joining(d).responses['404']; }, `${JOIN}/responses/418: added`],
  ['a status that is gone', (d) => delete joining(d).responses['409'], `${JOIN}/responses/409: Response 409 was removed.`],
  ['another media type', (d) => { joining(d).responses['200'].content = { 'text/plain': {} }; }, `${JOIN}/responses/200/content/application~1json: Media type application/json was removed.`],
  ['a call that needs a session now', (d) => delete d.paths['/api/user/cities'].get.security, '#/paths/~1api~1user~1cities/get/security: removed'],
  ['a call that needs none', (d) => { joining(d).security = []; }, `${JOIN}/security: added`],
  ['a parameter that is required now', (d) => joining(d).parameters.push({ name: 'seat', in: 'query', required: true, schema: {} }), `${JOIN}/parameters/2/required: Required seat query parameter was added.`],
  ['a header that is gone', (d) => delete d.components.responses.RateLimited.headers['Retry-After'], '#/components/responses/RateLimited/headers/Retry-After: Response header Retry-After was removed.'],
  ['a field of an answer that is gone', (d) => delete schemas(d).City.properties.region, `${SCHEMA}/City/properties/region: Property region of city was removed.`],
  ['a field of an answer that may be absent', (d) => { schemas(d).City.required = ['id', 'name', 'country_code', 'latitude', 'region']; }, `${SCHEMA}/City/required: Properties of city are no longer required: longitude.`],
  ['a field of an answer that may be null', (d) => { schemas(d).City.properties.name.type = ['string', 'null']; }, `${SCHEMA}/City/properties/name/type: Type of name widened from 'string' to 'string | null'.`],
  ['a new value in answers', (d) => schemas(d).MatchStatus.enum.push('postponed'), `${SCHEMA}/MatchStatus/enum: Enum of status gained values: 'postponed'.`],
  ['a wider bound in answers', (d) => { schemas(d).Match.properties.title.maxLength = 500; }, `${SCHEMA}/Match/properties/title/maxLength: maxLength of title changed from '120' to '500'.`],
  ['a narrower bound in requests', (d) => { schemas(d).SendChatMessageRequest.properties.message.maxLength = 10; }, `${SCHEMA}/SendChatMessageRequest/properties/message/maxLength: maxLength of message changed from '1000' to '10'.`],
  ['a value gone from requests', (d) => schemas(d).Sport.enum.shift(), `${SCHEMA}/Sport/enum: Enum of sport lost values: 'football'.`],
  ['a new field that requests must have', (d) => { schemas(d).EmailRequest.properties.why = { type: 'string' }; schemas(d).EmailRequest.required.push('why'); }, `${SCHEMA}/EmailRequest/required: Properties of EmailRequest became required: why.`],
  ['another form of a value', (d) => { schemas(d).DateTime.format = 'date'; }, `${SCHEMA}/DateTime/format: format of DateTime changed from 'date-time' to 'date'.`],
  ['an answer of another kind', (d) => schemas(d).LoginResult.oneOf.push({ type: 'null' }), `${SCHEMA}/LoginResult/oneOf/2: oneOf subschema of LoginResult was added.`],
];

const found = changed(breaking.map(([, change]) => change));

it.each(breaking)('names %s', (_name, _change, line) => {
  expect(found).toContain(line);
});

it('lets pass what breaks nobody', () => {
  // oxfmt-ignore
  const harmless: Change[] = [
    // A new operation with a refusal of its own, a new field in an answer, a field that requests may leave out, a wider bound in requests, fewer values in answers.
    (d) => { d.components.responses.NoTown = d.components.responses.MatchNotFound; d.paths['/api/user/towns'] = { get: { ...d.paths['/api/user/cities'].get, responses: { ...d.paths['/api/user/cities'].get.responses, '404': { $ref: '#/components/responses/NoTown' } } } }; },
    (d) => { schemas(d).City.properties.population = { type: 'integer' }; },
    (d) => { schemas(d).RegisterRequest.required = ['username', 'email', 'password']; },
    (d) => { schemas(d).SendChatMessageRequest.properties.message.maxLength = 5000; },
    (d) => { schemas(d).MatchStatus.enum = ['scheduled', 'finished']; },
    // A code for a problem, whose other codes the client shows by their words.
    (d) => { schemas(d).ProblemCode.enum.push('match_full'); schemas(d).JoinRefusedProblem.allOf[1].properties.code.enum.push('match_full'); },
    (d) => { schemas(d).City.description = 'A town.'; joining(d).summary = 'Take part'; },
  ];
  expect(changed(harmless)).toEqual([]);
});

it('takes the acknowledgements above the first released version, and no idle ones', () => {
  const changelog = [
    '# Changelog',
    '## Unreleased',
    '- Breaking: `a: removed`. Nobody used it; there is `d` in its place.',
    '- Breaking: `b: removed`.',
    '## 0.1.0',
    '- Breaking: `c: removed`.',
  ].join('\n');
  expect(judge(['a: removed', 'c: removed'], changelog)).toEqual({
    unknown: ['c: removed'],
    vain: ['b: removed'],
  });
});
