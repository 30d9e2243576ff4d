/**
 * `npm run pact:verify`: Pact's own verifier makes every call of the pacts and compares the answers.
 *
 *   -- --provider URL   a backend that runs already, in place of the embedded one
 *   -- --states URL     its hook for provider states, when it is not URL/_pact/provider-states
 *   -- --only TEXT      only interactions whose description matches (a regular expression), such as `joinMatch:`
 *
 * With PACT_BROKER_BASE_URL the pacts come from that broker. docs/provider.md lists all variables.
 */
import { readFileSync } from 'node:fs';
import type { VerifierOptions } from '@pact-foundation/pact';
import { parseArgs } from 'node:util';
import { command } from './lib/command.ts';
import { brokerSettings } from './lib/pact-broker.ts';
import { failureLines } from './lib/pact-failures.ts';
import { startProvider } from './lib/provider.ts';
import { since } from './lib/node.ts';
import { pactFiles, verify } from './lib/verifier.ts';

/** Where the pacts come from: the broker's main branch and what is deployed, or the files of this checkout. */
function pactSource(env = process.env): Partial<VerifierOptions> {
  const broker = brokerSettings(env);
  if (!broker) return { pactUrls: pactFiles() };
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

/** Nothing verified is nothing proved. */
function assertSome({ pactUrls }: Partial<VerifierOptions>, only: string | undefined): void {
  const descriptions = (pactUrls ?? []).flatMap((file) => {
    const pact = JSON.parse(readFileSync(file, 'utf8')) as { interactions: { description: string }[] };
    return pact.interactions.map(({ description }) => description);
  });
  if (pactUrls && !descriptions.some((description) => new RegExp(only ?? '').test(description)))
    throw new Error(
      only ? `no interaction matches ${only}` : 'there are no pacts; `npm run pact` writes them',
    );
}

await command(import.meta, async () => {
  const { values } = parseArgs({
    options: { provider: { type: 'string' }, states: { type: 'string' }, only: { type: 'string' } },
  });
  const started = Date.now();
  const embedded = values.provider ? undefined : await startProvider();
  const url = (values.provider ?? embedded?.url ?? '').replace(/\/+$/, '');
  try {
    await fetch(url, { method: 'HEAD' }).catch(() => {
      throw new Error('nothing answers there');
    });
    const source = pactSource();
    assertSome(source, values.only);
    await verify({ url, states: values.states, only: values.only, source });
    console.log(`Every interaction verified against ${url} in ${since(started)}`);
  } catch (error) {
    const lines = [`${url} does not keep the pacts:`, ...failureLines((error as Error).message)];
    throw new Error(lines.join('\n'), { cause: error });
  } finally {
    await embedded?.close();
  }
});
