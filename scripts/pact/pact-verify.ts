/** `npm run pact:verify`: verifies a backend against the pacts; `-- --help` lists the options. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { VerifierOptions } from '@pact-foundation/pact';
import { CONSUMER, HOOK_PATH } from '../../tests/answers/hook.ts';
import { operations } from '../contract/document.ts';
import { runMain } from '../lib/command.ts';
import { load } from '../lib/load.ts';
import { secondsSince } from '../lib/output.ts';
import { truncate } from '../lib/recorder.ts';
import { describeFindings, junitReport } from '../lib/reports.ts';
import { pactFiles, verify } from '../lib/verifier.ts';

const HELP = `npm run pact:verify -- [options]

Makes every call of the pacts and holds the answers against them and against openapi.yaml.

  --provider URL   a backend that runs already, in place of the embedded one; without /api, with which the calls begin
  --states URL     its hook for provider states, when it is not URL${HOOK_PATH}
  --only TEXT      only interactions whose description matches (a regular expression), such as joinMatch:
  --junit FILE     writes what came of each interaction there, in the form of JUnit

With PACT_BROKER_BASE_URL the pacts come from that broker. docs/provider.md lists all variables.`;

/** Options that select the pacts: the broker's main branch and deployed versions, or the files of this checkout. */
function readPactSource(env = process.env): Partial<VerifierOptions> {
  const { PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: token } = env;
  const { PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password = '' } = env;
  const { PACT_PROVIDER_VERSION: version, PACT_PROVIDER_BRANCH: branch } = env;
  const { PACT_CONSUMER_BRANCH: consumerBranch } = env;
  if (!url) return { pactUrls: pactFiles() };
  return {
    pactBrokerUrl: url.replace(/\/+$/, ''),
    ...(token && { pactBrokerToken: token }),
    ...(username && { pactBrokerUsername: username, pactBrokerPassword: password }),
    consumerVersionSelectors: consumerBranch
      ? [{ branch: consumerBranch }]
      : [{ mainBranch: true }, { deployedOrReleased: true }],
    ...(branch && { providerVersionBranch: branch }),
    // The broker needs the provider's version to store a result.
    ...(version && { providerVersion: version, publishVerificationResult: true }),
  };
}

/** A URL without slashes at its end. Throws when it has no scheme. */
function parseUrl(option: string, value: string): string {
  if (!/^https?:\/\//.test(value))
    throw new Error(`${option} ${value} has no scheme: write http://${value} or https://${value}.`);
  return value.replace(/\/+$/, '');
}

async function send(method: string, url: string, body?: object): Promise<Response> {
  const bodyOptions = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  return fetch(url, { method, redirect: 'manual', ...bodyOptions }).catch(({ cause }: Error) => {
    throw new Error(
      `Nothing answers at ${url} (${(cause as Error | undefined)?.message}). Does the backend run?`,
    );
  });
}

/** Throws when the backend's address or its hook is wrong, because then every interaction would fail. */
async function assertBackend(url: string, hookUrl: string): Promise<void> {
  const { method, path } = operations[0]!;
  const { status } = await send(method, url + path);
  if (status === 404)
    throw new Error(
      `${method} ${url}${path} answers 404: --provider has to be what stands before ${path}${url.endsWith('/api') ? ', so without /api' : ''}.`,
    );
  const stateChange = { consumer: CONSUMER, state: 'a person is signed in', params: {} };
  const answer = await send('POST', hookUrl, { ...stateChange, action: 'setup' });
  if (answer.status !== 200)
    throw new Error(
      `The hook for provider states does not work: POST ${hookUrl} {"state": "${stateChange.state}", "action": "setup"} answers ${answer.status}: ${truncate(await answer.text())}\ndocs/provider.md says what it has to do; --states names another address.`,
    );
  await send('POST', hookUrl, { ...stateChange, action: 'teardown' });
}

await runMain(import.meta, async () => {
  const { values } = parseArgs({
    options: {
      provider: { type: 'string' },
      states: { type: 'string' },
      only: { type: 'string' },
      junit: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return true;
  }
  const startedAt = Date.now();
  const { startProvider } =
    await load<typeof import('../../tests/pact/provider.ts')>('tests/pact/provider.ts');
  const embeddedBackend = values.provider === undefined ? await startProvider() : undefined;
  try {
    const url = embeddedBackend?.url ?? parseUrl('--provider', values.provider!);
    const statesUrl = values.states === undefined ? url + HOOK_PATH : parseUrl('--states', values.states);
    await assertBackend(url, statesUrl);
    const results = await verify({ url, statesUrl, pattern: values.only, pactSource: readPactSource() });
    // A run without interactions must not pass.
    if (results.length === 0)
      throw new Error(
        values.only
          ? `No interaction matches ${values.only}.`
          : 'There are no pacts: `npm run pact` writes them.',
      );
    if (values.junit) writeFileSync(values.junit, junitReport(results));
    for (const finding of describeFindings(results)) console.log(finding);
    const passedCount = results.filter(({ faults }) => faults.length === 0).length;
    console.log(`Verified ${url} in ${secondsSince(startedAt)}; interactions that hold:`);
    console.log(`${passedCount} of ${results.length}`);
    return passedCount === results.length;
  } finally {
    await embeddedBackend?.close();
  }
});
