import { describe, expect, test } from 'vitest';
import { reportCounts } from './report-counts.mjs';
import { summary } from './run-stages.mjs';

const trace = { name: 'trace', contentType: 'application/zip', path: 'test-results/joins/trace.zip' };
const spec = (title: string, status: string, ...results: object[]) => ({
  title,
  tests: [{ projectName: 'phone', status, results: results.length > 0 ? results : [{ status: 'passed' }] }],
});

/** As Playwright's JSON reporter writes it, with what is read of it. */
const browserReport = {
  suites: [
    {
      title: 'journey.spec.ts',
      specs: [spec('joins', 'flaky', { status: 'failed' }, { status: 'passed', attachments: [trace] })],
      suites: [
        {
          title: 'by keyboard',
          specs: [
            spec('leaves', 'unexpected', { status: 'failed' }),
            spec('reads', 'expected'),
            spec('later', 'skipped'),
          ],
        },
      ],
    },
  ],
  errors: [],
  // A trap: its `flaky` was once counted as passed.
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
};

describe('the report of a browser run', () => {
  test('counts a test that passed only the second time as failed, and names it with its trace', () => {
    expect(reportCounts(browserReport)).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        { kind: 'flaky', name: 'journey.spec.ts: joins (phone)', traces: [trace.path] },
        { kind: 'failed', name: 'by keyboard: leaves (phone)', traces: [] },
      ],
    });
  });

  test('counts a file that does not load as failed', () => {
    const report = { suites: [], errors: [{ message: 'SyntaxError: no\n  at line 1' }] };
    expect(reportCounts(report)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [{ name: 'SyntaxError: no' }],
    });
  });
});

test('the report of a run of modules names failed tests, and files that do not load', () => {
  const report = {
    numPassedTests: 3,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'is quick' },
          { status: 'failed', fullName: 'is right' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'No module c\n…', assertionResults: [] },
      { name: 'd.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(reportCounts(report)).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      { kind: 'failed', name: 'a.test.ts: is right', traces: [] },
      { kind: 'failed', name: 'b.test.ts: No module c', traces: [] },
    ],
  });
});

test('the summary ends with what failed and then the sum', () => {
  const results = [
    { name: 'unit', passed: 7, failed: 0, failures: [], time: '1.0 s' },
    { name: 'e2e', ...reportCounts(browserReport), time: '2.0 s' },
  ];
  expect(summary(results, '3.0 s').split('\n').slice(-5)).toEqual([
    '',
    'flaky   journey.spec.ts: joins (phone)',
    `          trace: ${trace.path}`,
    'failed  by keyboard: leaves (phone)',
    '8 passed, 2 failed',
  ]);
});

test('the summary says of a stage what was run where, and why it was not', () => {
  const none = { passed: 0, failed: 0, failures: [], time: '0.0 s' };
  const results = [
    {
      name: 'firefox',
      passed: 2,
      failed: 0,
      failures: [],
      time: '9.0 s',
      note: 'Mozilla Firefox 153: journey',
    },
    { name: 'webkit', ...none, note: 'not run: there is none' },
  ];
  const [, firefox, webkit] = summary(results, '9.0 s').split('\n');
  expect(firefox).toMatch(/^ {2}firefox +2 +0 +9\.0 s {2}Mozilla Firefox 153: journey$/);
  expect(webkit).toMatch(/^ {2}webkit +0 +0 +0\.0 s {2}not run: there is none$/);
});
