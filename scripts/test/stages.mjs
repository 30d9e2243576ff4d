/**
 * The stages of `npm test`, `npm run test:long` and `npm run test:browsers`, in their order; rows of stages run side by side. A
 * stage gives its counts, and is not run when one that it `needs` has failed.
 */
import { buildSteps, testBuildSteps } from '../build.mjs';
import { checks } from '../check.mjs';
import { commandLine } from '../commands.mjs';
import { hasCaddy, NO_CADDY } from '../lib/has-caddy.mjs';
import { node, runSteps } from '../lib/steps.mjs';
import { runInEngine, SMOKE } from './engines.mjs';
import { runHostile } from './hostile.mjs';
import { notRun } from './not-run.mjs';
import { runBrowserSuite } from './run-browser-suite.mjs';
import { runSuite } from './run-suite.mjs';

const run = (name, args, options) => ({ name, run: () => node(args, options) });

const browser = {
  name: 'browser',
  run: () => runSteps([run('found', ['scripts/ensure-browser.mjs'], { seconds: 600 })]),
};

/** The browser tests that see the server, the cookies or two people. */
const OVER_TLS = ['journey', 'session', 'together', 'own-server'];

const vitest = (project, seconds) => () =>
  runSuite(project, (report) => ({
    args: [
      ...commandLine(project),
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    seconds,
  }));

/** One after the other: a proof is about what was built. */
async function build() {
  const built = await runSteps(testBuildSteps, 2);
  if (built.failed > 0) return built;
  const proved = await runSteps([
    run('no mocks in the built app', ['scripts/check-dist.mjs']),
    run('size of the screens', ['scripts/size.mjs']),
    run('the server starts', ['scripts/check-server.mjs']),
  ]);
  return { ...proved, passed: built.passed + proved.passed, usable: true };
}

const provider = () =>
  runSteps([
    run('pacts as committed', ['scripts/check-pacts.mjs']),
    run('every pact verified', commandLine('pact:verify'), { seconds: 600 }),
    run('broken requests noticed', [...commandLine('contract:mutate'), '--requests']),
  ]);

/** Through the built app as in production: behind a server of one's own, over TLS (docs/deploy.md). */
const https = async () => {
  if (!hasCaddy()) return notRun(NO_CADDY);
  return runBrowserSuite('https', { seconds: 900, args: OVER_TLS, env: { E2E_TLS: '1' } });
};

/** The build by itself, for stages that do not prove anything about it. */
const built = { name: 'build', run: () => runSteps(testBuildSteps, 2) };

const firefox = { name: 'firefox', needs: ['build'], run: () => runInEngine('firefox', SMOKE) };
const webkit = { name: 'webkit', needs: ['build'], run: () => runInEngine('webkit', SMOKE) };

/** Every state at every width, where a width has ended the browser before. */
const widths = {
  name: 'widths',
  needs: ['build'],
  run: () =>
    runInEngine('webkit', ['--global-timeout=5400000', 'widths.spec'], {
      seconds: 5460,
      env: { E2E_WHOLE: '1' },
    }),
};

const e2e = ({ shard }) =>
  runBrowserSuite('e2e', {
    seconds: 1860,
    args: shard ? [`--shard=${shard}`] : [],
    reporters: ['html'],
    env: { PLAYWRIGHT_HTML_OPEN: 'never' },
  });

/** Every state, in both languages and on both widths, as the browser tests look at a part of them. */
const states = async () => {
  const built = await runSteps(buildSteps.slice(0, 1));
  if (built.failed > 0) return built;
  return runBrowserSuite('states', { seconds: 3600, args: ['states.spec'], env: { STATES: 'all' } });
};

export const STAGES = [
  { name: 'check', run: () => runSteps(checks, 2) },
  { name: 'unit', run: vitest('unit', 900) },
  // The first row leaves a processor idle half of its time, the build does not, and neither reads what the other writes. The
  // provider is held to the pacts that were written right before.
  [
    [
      { name: 'contract', run: vitest('contract', 600) },
      { name: 'pact', run: vitest('pact', 600) },
      { name: 'provider', run: provider },
    ],
    [{ name: 'build', run: build }],
  ],
  browser,
  { name: 'e2e', needs: ['build', 'browser'], run: e2e },
  { name: 'firefox', needs: ['build'], run: () => runInEngine('firefox', ['journey']) },
];

/** The same journey and smoke in every browser that can be had here. */
export const BROWSER_STAGES = [
  built,
  browser,
  { name: 'chromium', needs: ['build', 'browser'], run: () => runInEngine('chromium', SMOKE) },
  firefox,
  webkit,
];

/** What takes long, tells more, or depends on the machine: not for every commit. */
export const LONG_STAGES = [
  {
    name: 'mutations',
    run: () =>
      runSteps([
        run('of contract, answers, requests and client', commandLine('contract:mutate'), { seconds: 3600 }),
      ]),
  },
  built,
  browser,
  { name: 'https', needs: ['build', 'browser'], run: https },
  { name: 'hostile', needs: ['build', 'browser'], run: runHostile },
  { name: 'states', needs: ['browser'], run: states },
  firefox,
  webkit,
  widths,
  {
    name: 'endurance',
    needs: ['browser'],
    run: () => runSteps([run('what it holds', commandLine('endurance'), { seconds: 3600 })]),
  },
  {
    name: 'bench',
    needs: ['browser'],
    run: () => runSteps([run('how fast it answers', commandLine('bench'), { seconds: 3600 })]),
  },
];
