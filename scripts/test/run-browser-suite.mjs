import { commandLine } from '../commands.mjs';
import { runSuite } from './run-suite.mjs';

/**
 * Runs browser tests as a suite. What a test leaves when it fails is in test-results/<name>: Playwright empties the folder of a run
 * when it begins, and another suite may follow.
 *
 * @param {string} name of the suite
 * @param {object} run
 * @param {number} run.seconds after which it is ended
 * @param {string[]} [run.args] what is run of it, and how
 * @param {string[]} [run.reporters] besides those of every suite
 * @param {object} [run.env]
 */
export const runBrowserSuite = (name, { seconds, args = [], reporters = [], env = {} }) =>
  runSuite(name, (report) => ({
    args: [
      ...commandLine('e2e'),
      '--forbid-only',
      // Once more only to tell a flaky test from a broken one, and to have a trace of it; both have failed.
      '--retries=1',
      `--reporter=${['list', 'json', ...reporters].join()}`,
      `--output=test-results/${name}`,
      ...args,
    ],
    seconds,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
  }));
