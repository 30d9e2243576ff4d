/**
 * The Pact Broker, by the environment variables that its other clients use. Publishing is the broker's own call
 * (Pact Broker API, `POST /contracts/publish`).
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The settings of the environment; undefined without PACT_BROKER_BASE_URL. */
export function brokerSettings(env = process.env) {
  const { PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: token } = env;
  const { PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password } = env;
  return url ? { url: url.replace(/\/+$/, ''), token, username, password } : undefined;
}

function authorization({ token, username, password }) {
  if (token) return { Authorization: `Bearer ${token}` };
  if (!username) return {};
  return { Authorization: `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}` };
}

function contractOf(file) {
  const text = readFileSync(file);
  const { consumer, provider } = JSON.parse(text.toString());
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
export async function publishPacts(broker, { files, version, branch }) {
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
  const { notices = [] } = JSON.parse(text || '{}');
  return notices.map((notice) => notice.text);
}
