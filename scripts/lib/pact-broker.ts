/**
 * The Pact Broker, by the environment variables that its other clients use. Publishing is the broker's own call
 * (Pact Broker API, `POST /contracts/publish`).
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Where the broker is, and how to prove who asks. */
export interface Broker {
  url: string;
  token?: string | undefined;
  username?: string | undefined;
  password?: string | undefined;
}

/** The settings of the environment; undefined without PACT_BROKER_BASE_URL. */
export function brokerSettings(env: NodeJS.ProcessEnv = process.env): Broker | undefined {
  const { PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: token } = env;
  const { PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password } = env;
  return url ? { url: url.replace(/\/+$/, ''), token, username, password } : undefined;
}

function authorization({ token, username, password }: Broker): Record<string, string> {
  if (token) return { Authorization: `Bearer ${token}` };
  if (!username) return {};
  return { Authorization: `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}` };
}

function contractOf(file: string) {
  const text = readFileSync(file);
  const { consumer, provider } = JSON.parse(text.toString()) as Record<
    'consumer' | 'provider',
    { name: string }
  >;
  return {
    consumerName: consumer.name,
    providerName: provider.name,
    specification: 'pact',
    contentType: 'application/json',
    content: text.toString('base64'),
  };
}

/**
 * Publishes pact files as those of one version of the consumer; gives what the broker says about it.
 * @throws Error naming status and answer when the broker refuses
 */
export async function publishPacts(
  broker: Broker,
  { files, version, branch }: { files: string[]; version: string; branch?: string | undefined },
): Promise<string[]> {
  const contracts = files.map(contractOf);
  const response = await fetch(`${broker.url}/contracts/publish`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/hal+json, application/problem+json',
      ...authorization(broker),
    },
    body: JSON.stringify({
      pacticipantName: contracts[0]?.consumerName,
      pacticipantVersionNumber: version,
      ...(branch && { branch }),
      contracts,
    }),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(
      `${broker.url} refused ${files.map((file) => basename(file)).join(', ')}: ${response.status} ${text}`,
    );
  }
  const { notices = [] } = JSON.parse(text || '{}') as { notices?: { text: string }[] };
  return notices.map((notice) => notice.text);
}
