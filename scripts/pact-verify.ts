/** `npm run pact:verify`; `-- --help` says what it does. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { VerifierOptions } from '@pact-foundation/pact';
import { CONSUMER, HOOK } from '../tests/answers/hook.ts';
import { operations } from './contract/document.ts';
import { command } from './lib/command.ts';
import { load } from './lib/load.ts';
import { since } from './lib/node.ts';
import { cut } from './lib/recorder.ts';
import { findings, junit } from './lib/reports.ts';
import { pactFiles, verify } from './lib/verifier.ts';

const HELP = `npm run pact:verify -- [options]

Makes every call of the pacts and holds the answers against them and against openapi.yaml.

  --provider URL   a backend that runs already, in place of the embedded one; without /api, with which the calls begin
  --states URL     its hook for provider states, when it is not URL${HOOK}
  --only TEXT      only interactions whose description matches (a regular expression), such as joinMatch:
  --junit FILE     writes what came of each interaction there, in the form of JUnit

With PACT_BROKER_BASE_URL the pacts come from that broker. docs/provider.md lists all variables.`;

/** Where the pacts come from: the broker's main branch and what is deployed, or the files of this checkout. */
function pactSource(env = process.env): Partial<VerifierOptions> {
  const { PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: token } = env;
  const { PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password = '' } = env;
  const { PACT_PROVIDER_VERSION: version, PACT_PROVIDER_BRANCH: branch } = env;
  const { PACT_CONSUMER_BRANCH: consumer } = env;
  if (!url) return { pactUrls: pactFiles() };
  return {
    pactBrokerUrl: url.replace(/\/+$/, ''),
    ...(token && { pactBrokerToken: token }),
    ...(username && { pactBrokerUsername: username, pactBrokerPassword: password }),
    consumerVersionSelectors: consumer
      ? [{ branch: consumer }]
      : [{ mainBranch: true }, { deployedOrReleased: true }],
    ...(branch && { providerVersionBranch: branch }),
    // Without a version nobody could say what was verified.
    ...(version && { providerVersion: version, publishVerificationResult: true }),
  };
}

/** The address as one can put a path behind it. */
function addressOf(option: string, given: string): string {
  if (!/^https?:\/\//.test(given))
    throw new Error(`${option} ${given} has no scheme: write http://${given} or https://${given}.`);
  return given.replace(/\/+$/, '');
}

async function ask(method: string, url: string, body?: object): Promise<Response> {
  const json = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  return fetch(url, { method, redirect: 'manual', ...json }).catch(({ cause }: Error) => {
    throw new Error(
      `Nothing answers at ${url} (${(cause as Error | undefined)?.message}). Does the backend run?`,
    );
  });
}

/** Tells a wrong address from a backend that is wrong. */
async function assertBackend(url: string, hook: string): Promise<void> {
  const { method, path } = operations[0]!;
  const { status } = await ask(method, url + path);
  if (status === 404)
    throw new Error(
      `${method} ${url}${path} answers 404: --provider has to be what stands before ${path}${url.endsWith('/api') ? ', so without /api' : ''}.`,
    );
  const change = { consumer: CONSUMER, state: 'a person is signed in', params: {} };
  const answer = await ask('POST', hook, { ...change, action: 'setup' });
  if (answer.status !== 200)
    throw new Error(
      `The hook for provider states does not work: POST ${hook} {"state": "${change.state}", "action": "setup"} answers ${answer.status}: ${cut(await answer.text())}\ndocs/provider.md says what it has to do; --states names another address.`,
    );
  await ask('POST', hook, { ...change, action: 'teardown' });
}

await command(import.meta, async () => {
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
  const started = Date.now();
  const { startProvider } = await load<typeof import('../tests/pact/provider.ts')>('tests/pact/provider.ts');
  const embedded = values.provider === undefined ? await startProvider() : undefined;
  try {
    const url = embedded?.url ?? addressOf('--provider', values.provider!);
    const states = values.states === undefined ? url + HOOK : addressOf('--states', values.states);
    await assertBackend(url, states);
    const verified = await verify({ url, states, only: values.only, source: pactSource() });
    // Nothing verified is nothing proved.
    if (verified.length === 0)
      throw new Error(
        values.only
          ? `No interaction matches ${values.only}.`
          : 'There are no pacts: `npm run pact` writes them.',
      );
    if (values.junit) writeFileSync(values.junit, junit(verified));
    for (const finding of findings(verified)) console.log(finding);
    const holding = verified.filter(({ faults }) => faults.length === 0).length;
    console.log(`Verified ${url} in ${since(started)}; interactions that hold:`);
    console.log(`${holding} of ${verified.length}`);
    return holding === verified.length;
  } finally {
    await embedded?.close();
  }
});
