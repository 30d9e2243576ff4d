/** Where the broker is, and how to prove who asks. */
export interface Broker {
  url: string;
  token?: string | undefined;
  username?: string | undefined;
  password?: string | undefined;
}

/** The settings of the environment; undefined without PACT_BROKER_BASE_URL. */
export function brokerSettings(env?: Record<string, string | undefined>): Broker | undefined;

/** Publishes pact files as those of one version of the consumer; throws an Error when the broker refuses. */
export function publishPacts(
  broker: Broker,
  options: { files: string[]; version: string; branch?: string },
): Promise<string[]>;
