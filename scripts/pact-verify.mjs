/**
 * `npm run pact:verify`: Pact's own verifier makes every call of the pacts and compares the answers.
 *
 *   -- --provider URL   a backend that runs already, in place of the embedded one
 *   -- --states URL     its hook for provider states, when it is not URL/_pact/provider-states
 *   -- --only TEXT      only interactions whose description matches (a regular expression), such as `joinMatch:`
 *
 * With PACT_BROKER_BASE_URL the pacts come from that broker. docs/provider.md lists all variables.
 */
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Verifier } from '@pact-foundation/pact';
import { brokerSettings } from './lib/pact-broker.mjs';
import { failureLines } from './lib/pact-failures.mjs';
import { HOOK, startProvider } from './lib/provider.mjs';
import { root, since } from './lib/run.mjs';

const PROVIDER = 'hrajem-api';

// The verifier's own proxy uses `util._extend`; nobody here can help it.
process.noDeprecation = true;

/** Where the pacts come from: the broker's main branch and what is deployed, or the files of this checkout. */
function pactSource(env = process.env) {
  const broker = brokerSettings(env);
  if (!broker) return { pactUrls: globSync('pacts/*.json', { cwd: root }).toSorted() };
  const {
    PACT_PROVIDER_VERSION: version,
    PACT_PROVIDER_BRANCH: branch,
    PACT_CONSUMER_BRANCH: consumer,
  } = env;
  return {
    pactBrokerUrl: broker.url,
    ...(broker.token && { pactBrokerToken: broker.token }),
    ...(broker.username && {
      pactBrokerUsername: broker.username,
      pactBrokerPassword: broker.password ?? '',
    }),
    consumerVersionSelectors: consumer
      ? [{ branch: consumer }]
      : [{ mainBranch: true }, { deployedOrReleased: true }],
    ...(branch && { providerVersionBranch: branch }),
    // Without a version nobody could say what was verified.
    ...(version && { providerVersion: version, publishVerificationResult: true }),
  };
}

const { values } = parseArgs({
  options: { provider: { type: 'string' }, states: { type: 'string' }, only: { type: 'string' } },
});
if (values.only) process.env.PACT_DESCRIPTION = values.only;

const started = Date.now();
const embedded = values.provider ? undefined : await startProvider();
const url = (values.provider ?? embedded?.url ?? '').replace(/\/+$/, '');
try {
  await fetch(url, { method: 'HEAD' }).catch(() => {
    throw new Error('nothing answers there');
  });
  await new Verifier({
    provider: PROVIDER,
    providerBaseUrl: url,
    providerStatesSetupUrl: values.states ?? `${url}${HOOK}`,
    providerStatesSetupTeardown: true,
    providerStatesSetupBody: true,
    failIfNoPactsFound: true,
    logLevel: 'error',
    ...pactSource(),
  }).verifyProvider();
  console.log(`Every interaction verified against ${url} in ${since(started)}`);
} catch (error) {
  console.error([`${url} does not keep the pacts:`, ...failureLines(error.message)].join('\n'));
  process.exitCode = 1;
} finally {
  await embedded?.close();
}
