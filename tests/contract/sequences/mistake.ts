import type { Answer, Call } from '../../../scripts/lib/answer-proxy.ts';
import { HOOK } from '../../answers/hook.ts';
import type { sequences } from './sequences.ts';

/** A mistake of a backend that no call shows by itself. */
export interface Mistake {
  /** The sequence that notices it. */
  noticedBy: keyof typeof sequences;
  /** What is answered; undefined for the embedded backend's own answer. */
  answer: (call: Call) => Promise<Answer | undefined>;
  /** What the sequence says of it. */
  says: string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- The mistakes are those of a language without types.
export type Json = any;

/** An answer of that body. */
export const json = (value: unknown): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  text: JSON.stringify(value),
});

/** What was answered, by person or path, since the states were set up. */
export const answered = new Map<string, Answer>();

/** Other answers at these addresses; `seen` are the answers before of addresses that it remembers. */
export const answering =
  (at: RegExp, change: (body: Json, call: Call) => unknown, remembered = /^$/): Mistake['answer'] =>
  async (call) => {
    if (call.address === HOOK) answered.clear();
    const right = await call.ask();
    const changed = at.test(call.address) && right.status < 300;
    const given = changed ? { ...right, text: JSON.stringify(change(JSON.parse(right.text), call)) } : right;
    if (remembered.test(call.address)) answered.set(call.address, right);
    return given;
  };

/** Other JSON that the backend takes a call at these addresses for. */
export const taking =
  (at: RegExp, change: (body: Json) => unknown): Mistake['answer'] =>
  async ({ address, headers, body, ask }) => {
    if (address === HOOK) answered.clear();
    if (!at.test(address) || !headers['content-type']?.startsWith('application/json')) return undefined;
    return ask({}, JSON.stringify(change(JSON.parse(String(body)))));
  };
