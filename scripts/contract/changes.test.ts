import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { breakingChanges } from './changes.mjs';
import { judge } from './check-changes.mjs';

// The contract itself is the example; a test names what it touches.
// oxlint-disable-next-line typescript/no-explicit-any
type Document = any;
const contract: Document = parse(readFileSync('openapi.yaml', 'utf8'));

function changed(change: (document: Document) => void): string[] {
  const after = structuredClone(contract);
  change(after);
  return breakingChanges(contract, after);
}

const schemas = (document: Document) => document.components.schemas;
const join = (document: Document) => document.paths['/api/match/join-match/{id}/'].post;

it('finds nothing in the same contract', () => {
  expect(breakingChanges(contract, structuredClone(contract))).toEqual([]);
});

type Row = [name: string, change: (document: Document) => void, lines: string[]];

// oxfmt-ignore
const breaking: Row[] = [
  ['an operation that is gone', (d) => delete d.paths['/api/user/cities'], ['GET /api/user/cities: removed']],
  ['another path', (d) => { d.paths['/api/user/towns'] = d.paths['/api/user/cities']; delete d.paths['/api/user/cities']; }, ['GET /api/user/cities: removed']],
  ['a new status', (d) => { join(d).responses['418'] = join(d).responses['404']; }, ['POST /api/match/join-match/{id}/ 418: added']],
  ['a status that is gone', (d) => delete join(d).responses['409'], ['POST /api/match/join-match/{id}/ 409: removed']],
  ['another media type', (d) => { const { content } = join(d).responses['200']; content['text/plain'] = content['application/json']; delete content['application/json']; }, ['POST /api/match/join-match/{id}/ 200 application/json: removed']],
  ['a call that needs a session now', (d) => delete d.paths['/api/user/cities'].get.security, ['GET /api/user/cities: security [] → [{"bearerAuth":[]}]']],
  ['a parameter that is required now', (d) => join(d).parameters.push({ name: 'seat', in: 'query', required: true, schema: {} }), ['POST /api/match/join-match/{id}/ query seat: required']],
  ['a header that is gone', (d) => delete d.components.responses.RateLimited.headers['Retry-After'], ['POST /api/match/{id}/chat/send/ 429 header Retry-After: removed']],
  ['a field of an answer that is gone', (d) => { delete schemas(d).City.properties.region; schemas(d).City.required = ['id', 'name']; }, ['City.region in answers: removed']],
  ['a field of an answer that may be absent', (d) => { schemas(d).City.required = ['id', 'name', 'region', 'country_code', 'latitude']; }, ['City.longitude in answers: no longer required']],
  ['a field of an answer that may be null', (d) => { schemas(d).City.properties.name.type = ['string', 'null']; }, ['City.name in answers: type "null" added']],
  ['a new value in answers', (d) => schemas(d).MatchStatus.enum.push('postponed'), ['MatchStatus in answers: value "postponed" added']],
  ['a wider bound in answers', (d) => { schemas(d).Match.properties.title.maxLength = 500; }, ['Match.title in answers: maxLength 120 → 500']],
  ['a narrower bound in requests', (d) => { schemas(d).SendChatMessageRequest.properties.message.maxLength = 10; }, ['SendChatMessageRequest.message in requests: maxLength 1000 → 10']],
  ['a value gone from requests', (d) => { schemas(d).Sport.enum = schemas(d).Sport.enum.slice(1); }, ['Sport in requests: value "football" removed']],
  ['a new field that requests must have', (d) => { schemas(d).EmailRequest.properties.why = { type: 'string' }; schemas(d).EmailRequest.required.push('why'); }, ['EmailRequest.why in requests: required']],
  ['another form of a value', (d) => { schemas(d).DateTime.format = 'date'; }, ['DateTime in answers: format "date-time" → "date"']],
  ['an answer of another kind', (d) => schemas(d).LoginResult.oneOf.push({ type: 'null' }), ['LoginResult in answers: choice {"type":"null"} added']],
];

it.each(breaking)('names %s', (_, change, lines) => {
  expect(changed(change)).toEqual(expect.arrayContaining(lines));
});

// oxfmt-ignore
const harmless: [string, (document: Document) => void][] = [
  ['a new operation', (d) => { d.paths['/api/user/towns'] = d.paths['/api/user/cities']; }],
  ['a new field in an answer', (d) => { schemas(d).City.properties.population = { type: 'integer' }; }],
  ['a field that requests may leave out', (d) => { schemas(d).RegisterRequest.required = ['username', 'email', 'password']; }],
  ['a wider bound in requests', (d) => { schemas(d).SendChatMessageRequest.properties.message.maxLength = 5000; }],
  ['a value gone from answers', (d) => { schemas(d).MatchStatus.enum = ['scheduled', 'finished']; }],
  ['a code for a problem, whose other codes the client shows by their words', (d) => { schemas(d).ProblemCode.enum.push('match_full'); schemas(d).JoinRefusedProblem.allOf[1].properties.code.enum.push('match_full'); }],
  ['other words', (d) => { schemas(d).City.description = 'A town.'; join(d).summary = 'Take part'; }],
];

it.each(harmless)('lets %s pass', (_, change) => {
  expect(changed(change)).toEqual([]);
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
