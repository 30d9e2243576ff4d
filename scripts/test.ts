/**
 * `npm test`: every check, each a stage that can be run by itself. The last line is the sum, `N passed, N failed`; the exit code says
 * whether all passed. `--long` runs what takes long or depends on the machine instead, `--browsers` the journey in every browser.
 */
import { parseArgs } from 'node:util';
import { ensureFirefox } from './browser.ts';
import { command } from './lib/command.ts';
import { NO_FIREFOX } from './lib/find-browser.ts';
import { ensureWebKit, NO_WEBKIT } from './lib/find-webkit.ts';
import { hasCaddy, NO_CADDY } from './lib/has-caddy.ts';
import { playwright, script, vitest } from './test/stage.ts';
import { runStages } from './test/run-stages.ts';

/** What differs between browsers: cookies and storage, two tabs, focus and keys, layout, the chat's clocks, what axe sees. */
const SMOKE = 'journey session together keyboard states';

/** For what takes longer than playwright.config.ts allows all tests together: an hour and a half. */
const PATIENT = '--global-timeout=5400000';

const build = script('build', 'build:e2e');
const browser = script('browser', 'browser');
const onBuild = { needs: ['build', 'browser'] };

const inFirefox = (specs: string) =>
  playwright('firefox', specs, {
    needs: ['build'],
    env: { E2E_BROWSER: 'firefox' },
    missing: () => (ensureFirefox() ? undefined : NO_FIREFOX),
  });
const inWebKit = (specs: string) =>
  playwright('webkit', specs, {
    needs: ['build'],
    env: { E2E_BROWSER: 'webkit' },
    missing: () => (ensureWebKit() ? undefined : NO_WEBKIT),
  });

const STAGES = [
  [[script('check', 'check')]],
  [[vitest('unit')]],
  // The first row leaves a processor idle half of its time, the build does not, and neither reads what the other writes. The
  // provider is held to the pacts that were written right before.
  [
    [vitest('contract'), vitest('pact'), script('provider', 'test:provider')],
    [build, script('dist', 'test:dist', { needs: ['build'] })],
  ],
  [[browser]],
  [[playwright('e2e', '', onBuild)]],
  [[inFirefox('journey')], [inWebKit('journey')]],
];

const BROWSERS = [build, browser, playwright('chromium', SMOKE, onBuild), inFirefox(SMOKE), inWebKit(SMOKE)];

const LONG = [
  vitest('long'),
  build,
  browser,
  // Through the built app as in production: behind a server of one's own, over TLS (docs/deploy.md).
  playwright('https', 'journey session together own-server', {
    ...onBuild,
    env: { E2E_TLS: '1' },
    missing: () => (hasCaddy() ? undefined : NO_CADDY),
  }),
  // Every fault of every operation and answers at the edge of the contract (decision 024).
  playwright('hostile', `${PATIENT} faults.spec fuzz.spec`, {
    ...onBuild,
    env: { E2E_WHOLE: '1' },
  }),
  // A thousand matches, thousands of messages.
  playwright('large', 'long-world', { ...onBuild, env: { E2E_WHOLE: '1' } }),
  playwright('states', 'states.spec', { ...onBuild, env: { STATES: 'all' } }),
  inFirefox(SMOKE),
  inWebKit(SMOKE),
  script('endurance', 'endurance', onBuild),
  script('bench', 'bench', onBuild),
];

await command(import.meta, () => {
  const { values } = parseArgs({ options: { long: { type: 'boolean' }, browsers: { type: 'boolean' } } });
  console.log(`Node ${process.version}`);
  const inTurn = values.long ? LONG : values.browsers ? BROWSERS : undefined;
  return runStages(inTurn?.map((stage) => [[stage]]) ?? STAGES);
});
