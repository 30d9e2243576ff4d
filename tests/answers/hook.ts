import type { Values } from './state.ts';
import type { StateName } from './states.ts';

/** The names of the app and of the backend in the pacts. */
export const CONSUMER = 'hrajem-web';
export const PROVIDER = 'hrajem-api';

/** The path at which a verifier sets up provider states (docs/provider.md). */
export const HOOK_PATH = '/_pact/provider-states';

export interface Hook {
  /** Sets up the state with the parameters; returns the values of the state. */
  setUp: (state: StateName, params?: Values) => Promise<Values>;
  tearDown: () => Promise<void>;
}

/** A backend's hook at that address. */
export function hookAt(address: string): Hook {
  async function send(action: 'setup' | 'teardown', state: StateName, params: Values): Promise<Values> {
    const body = { consumer: CONSUMER, state, action, params };
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (answer.status !== 200)
      throw new Error(`The ${action} of "${state}" failed: ${address} answered ${answer.status}: ${text}`);
    return (action === 'setup' ? JSON.parse(text) : {}) as Values;
  }
  const activeStates: [StateName, Values][] = [];
  return {
    async setUp(state, params = {}) {
      activeStates.push([state, params]);
      return send('setup', state, params);
    },
    async tearDown() {
      // When no state was set up, one teardown still undoes what the calls changed.
      if (activeStates.length === 0) activeStates.push(['a person is signed in', {}]);
      for (const [state, params] of activeStates.splice(0).toReversed())
        await send('teardown', state, params);
    },
  };
}
