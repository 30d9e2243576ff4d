/** What a JSON report of Vitest or Playwright says: how many tests passed and failed, and the failed ones by name. */

/** All tests of Playwright's report with their names. */
const playwrightTests = ({ suites = [], specs = [], title }) => [
  ...specs.flatMap((spec) =>
    spec.tests.map((test) => ({ ...test, name: `${title}: ${spec.title} (${test.projectName})` })),
  ),
  ...suites.flatMap(playwrightTests),
];

const tracesOf = ({ results }) =>
  results.flatMap(({ attachments = [] }) =>
    attachments.filter(({ name, path }) => name === 'trace' && path).map(({ path }) => path),
  );

/** A test that passed only the second time has failed: the race that it met is a person's too. */
function countPlaywright(report) {
  const tests = report.suites.flatMap(playwrightTests);
  const failures = tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map((test) => ({
      kind: test.status === 'flaky' ? 'flaky' : 'failed',
      name: test.name,
      traces: tracesOf(test),
    }));
  const passed = tests.filter(({ status }) => status === 'expected').length;
  // Faults outside of any test, such as a file that does not load.
  const outside = (report.errors ?? []).map(({ message = '' }) => ({
    kind: 'failed',
    name: message.split('\n')[0],
    traces: [],
  }));
  failures.push(...outside);
  return { passed, failed: failures.length, failures };
}

function countVitest(report) {
  const failures = report.testResults.flatMap(({ name: file, assertionResults, status, message }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    const names = failed.length === 0 && status === 'failed' ? [message.split('\n')[0]] : failed;
    return names.map((name) => ({ kind: 'failed', name: `${file}: ${name}`, traces: [] }));
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** @param {Record<string, any>} report the parsed JSON of either */
export const reportCounts = (report) => (report.suites ? countPlaywright(report) : countVitest(report));
