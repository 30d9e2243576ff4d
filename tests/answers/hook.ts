import type { Values } from './state.ts';
import type { StateName } from './states.ts';

/** The names of app and backend in the pacts. */
export const CONSUMER = 'hrajem-web';
export const PROVIDER = 'hrajem-api';

/** The path at which a verifier sets up provider states (docs/provider.md). */
export const HOOK = '/_pact/provider-states';

/** A backend's hook for provider states. */
export interface Hook {
  /** Sets that state up with the parameters; returns its values. */
  setUp: (state: StateName, params?: Values) => Promise<Values>;
  tearDown: () => Promise<void>;
}

/** Returns the hook at that URL. */
export function hookAt(address: string): Hook {
  async function change(action: 'setup' | 'teardown', state: StateName, params: Values): Promise<Values> {
    const body = { consumer: CONSUMER, state, action, params };
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (answer.status !== 200)
      throw new Error(
        `The ${action} of "${state}" failed: POST ${address} answered ${answer.status}: ${text}`,
      );
    return (action === 'setup' ? JSON.parse(text) : {}) as Values;
  }
  let activeStates: [StateName, Values][] = [];
  return {
    async setUp(state, params = {}) {
      activeStates.push([state, params]);
      return change('setup', state, params);
    },
    async tearDown() {
      // Without a state, one teardown still undoes the changes of the calls.
      const states: typeof activeStates =
        activeStates.length > 0 ? activeStates.toReversed() : [['a person is signed in', {}]];
      activeStates = [];
      for (const [state, params] of states) await change('teardown', state, params);
    },
  };
}
