import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { scratchFolder } from '../lib/project.ts';
import { breakingChanges, compareWithChangelog } from './check-changes.ts';

// The tests change parts of the real contract, which has no type.
// oxlint-disable-next-line typescript/no-explicit-any
type Document = any;
type Change = (document: Document) => void;

/** Makes all changes in one copy of the contract and returns the breaking ones: one call for all, because it is slow. */
function findBreakingChanges(changes: Change[]): string[] {
  const document: Document = parse(readFileSync('openapi.yaml', 'utf8'));
  for (const change of changes) change(document);
  const folder = scratchFolder('changes');
  const changedFile = join(folder, 'changed.json');
  writeFileSync(changedFile, JSON.stringify(document));
  try {
    return breakingChanges('openapi.yaml', changedFile);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const schemas = (document: Document) => document.components.schemas;
const joinOperation = (document: Document) => document.paths['/api/match/join-match/{id}/'].post;

const JOIN_POINTER = '#/paths/~1api~1match~1join-match~1{id}~1/post';
const SCHEMAS_POINTER = '#/components/schemas';

// oxfmt-ignore
const breakingCases: [name: string, change: Change, line: string][] = [
  ['a new status', (document) => { joinOperation(document).responses['418'] = joinOperation(document).responses['404']; }, `${JOIN_POINTER}/responses/418: added`],
  ['another media type of answers', (document) => { joinOperation(document).responses['200'].content['text/plain'] = {}; }, `${JOIN_POINTER}/responses/200/content/text~1plain: added`],
  ['a header that is no longer required', (document) => delete document.components.responses.RateLimited.headers['Retry-After'].required, '#/paths/~1api~1match~1{id}~1chat~1send~1/post/responses/429/headers/Retry-After/required: modified'],
  ['a changed link of e-mails', (document) => { document['x-rules'].links.verify_email.en = '/en/verify'; }, '#/x-rules/links/verify_email/en: /en/verify-email?uid={uid}&token={token} was changed.'],
  ['an operation that now needs a session', (document) => delete document.paths['/api/user/cities'].get.security, '#/paths/~1api~1user~1cities/get/security: removed'],
  ['an operation that no longer needs a session', (document) => { joinOperation(document).security = []; }, `${JOIN_POINTER}/security: added`],
  ['a removed field of answers', (document) => delete schemas(document).City.properties.region, `${SCHEMAS_POINTER}/City/properties/region: Property region of city was removed.`],
  ['a new value in answers', (document) => schemas(document).MatchStatus.enum.push('postponed'), `${SCHEMAS_POINTER}/MatchStatus/enum: Enum of status gained values: 'postponed'.`],
  ['a new required field of requests', (document) => { schemas(document).EmailRequest.properties.why = { type: 'string' }; schemas(document).EmailRequest.required.push('why'); }, `${SCHEMAS_POINTER}/EmailRequest/required: Properties of EmailRequest became required: why.`],
];

const foundChanges = findBreakingChanges(breakingCases.map(([, change]) => change));

it.each(breakingCases)('reports %s', (_name, _change, line) => {
  expect(foundChanges).toContain(line);
});

it('accepts a new problem code, because the client shows the text of the backend for an unknown code', () => {
  const addCode: Change = (document) => {
    schemas(document).ProblemCode.enum.push('match_full');
    schemas(document).JoinRefusedProblem.allOf[1].properties.code.enum.push('match_full');
  };
  expect(findBreakingChanges([addCode])).toEqual([]);
});

it('accepts a breaking change that the changelog names under "Unreleased", and reports a named one that is not made', () => {
  const changelog = [
    '# Changelog',
    '## Unreleased',
    '- Breaking: `a: removed`. Nobody used it; there is `d` in its place.',
    '- Breaking: `b: removed`.',
    '## 0.1.0',
    '- Breaking: `c: removed`.',
  ].join('\n');
  expect(compareWithChangelog(['a: removed', 'c: removed'], changelog)).toEqual({
    unnamedChanges: ['c: removed'],
    unusedAcknowledgements: ['b: removed'],
  });
});
