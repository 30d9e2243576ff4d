import type { Values } from './state.ts';
import type { StateName } from './states.ts';

/** What the app is called in the pacts, and what the backend. */
export const CONSUMER = 'hrajem-web';
export const PROVIDER = 'hrajem-api';

/** Where a verifier asks for provider states (docs/provider.md). */
export const HOOK = '/_pact/provider-states';

/** A backend's hook for provider states. */
export interface Hook {
  /** Makes that state true, of what it is told of; gives its values. */
  setUp: (state: StateName, params?: Values) => Promise<Values>;
  /** Undoes what was set up. */
  tearDown: () => Promise<void>;
}

/** The hook at that address. */
export function hookAt(address: string): Hook {
  async function change(action: 'setup' | 'teardown', state: StateName, params: Values): Promise<Values> {
    const told = { consumer: CONSUMER, state, action, params };
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(told) });
    const text = await answer.text();
    if (answer.status !== 200)
      throw new Error(
        `The ${action} of "${state}" failed: POST ${address} answered ${answer.status}: ${text}`,
      );
    return (action === 'setup' ? JSON.parse(text) : {}) as Values;
  }
  let toUndo: [StateName, Values][] = [];
  return {
    async setUp(state, params = {}) {
      toUndo.push([state, params]);
      return change('setup', state, params);
    },
    async tearDown() {
      // What a call without any state has changed is undone too.
      const states: typeof toUndo = toUndo.length > 0 ? toUndo.toReversed() : [['a person is signed in', {}]];
      toUndo = [];
      for (const [state, params] of states) await change('teardown', state, params);
    },
  };
}
