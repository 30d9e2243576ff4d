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
  ['a new status', (d) => { joining(d).responses['418'] = joining(d).responses['404']; }, `${JOIN}/responses/418: added`],
  ['a call that needs a session now', (d) => delete d.paths['/api/user/cities'].get.security, '#/paths/~1api~1user~1cities/get/security: removed'],
  ['a call that needs none', (d) => { joining(d).security = []; }, `${JOIN}/security: added`],
  ['a field of an answer that is gone', (d) => delete schemas(d).City.properties.region, `${SCHEMA}/City/properties/region: Property region of city was removed.`],
  ['a new value in answers', (d) => schemas(d).MatchStatus.enum.push('postponed'), `${SCHEMA}/MatchStatus/enum: Enum of status gained values: 'postponed'.`],
  ['a new field that requests must have', (d) => { schemas(d).EmailRequest.properties.why = { type: 'string' }; schemas(d).EmailRequest.required.push('why'); }, `${SCHEMA}/EmailRequest/required: Properties of EmailRequest became required: why.`],
];

const found = changed(breaking.map(([, change]) => change));

it.each(breaking)('names %s', (_name, _change, line) => {
  expect(found).toContain(line);
});

it('lets pass what breaks nobody', () => {
  // oxfmt-ignore
  const harmless: Change[] = [
    // A code for a problem, whose other codes the client shows by their words.
    (d) => { schemas(d).ProblemCode.enum.push('match_full'); schemas(d).JoinRefusedProblem.allOf[1].properties.code.enum.push('match_full'); },
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
