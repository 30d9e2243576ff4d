import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import { aMessage, myMessage } from './message.fixture';
import { newestId, withMessage, withSummary } from './merge';
import {
  emptyOutbox,
  notYetListed,
  settled,
  uncertainKeys,
  withDelivered,
  withoutPending,
  withPending,
  withSending,
  withState,
} from './outbox';

/** What can happen to a chat; words are few, so that messages of the same words meet. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write'), text: fc.constantFrom('jo', 'ne') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reach') }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('answer'), is: fc.constantFrom('ok', 'lost', 'refused') }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('other', 'read', 'look') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('retry', 'discard'), nth: fc.nat(3) }) },
);

/** A backend, a line that loses things, and the app between them. */
function createScene() {
  let server: ChatMessages = { results: [], last_read_message_id: null };
  let list = server;
  let box = emptyOutbox;
  const queue: { key: string; text: string }[] = [];
  /** The message that the first of the queue has become on the server, before its answer comes. */
  let reached: number | null = null;
  const kept = { jo: 0, ne: 0 };
  let keys = 0;

  const add = (create: (id: number) => ReturnType<typeof aMessage>): number => {
    const id = server.results.length + 1;
    server = withMessage(server, create(id));
    return id;
  };
  const countMine = (text: string): number =>
    list.results.filter(({ is_mine, message }) => is_mine && message === text).length;

  const act = {
    write(text: 'jo' | 'ne') {
      keys += 1;
      const key = `k${keys}`;
      const afterId = newestId(list.results);
      box = withSending(withPending(box, { key, text, afterId, writtenAt: '' }), key);
      queue.push({ key, text });
      kept[text] += 1;
    },
    reach() {
      const [first] = queue;
      if (first && reached === null) reached = add((id) => myMessage(id, first.text));
    },
    answer(is: string) {
      const [first] = queue;
      if (!first) return;
      if (is === 'ok') {
        act.reach();
        const id = reached ?? 0;
        list = withMessage(list, myMessage(id, first.text));
        box = withDelivered(box, first.key, id);
      } else {
        // What has reached the server is not refused.
        const state = is === 'refused' && reached === null ? 'failed' : 'checking';
        box = withState(box, first.key, state);
      }
      queue.shift();
      reached = null;
    },
    other: () => void add((id) => aMessage(id, { message: 'jo' })),
    read() {
      const lookedFor = uncertainKeys(box);
      list = server;
      box = settled(box, list.results, lookedFor);
    },
    look() {
      const { results } = server;
      const next = withSummary(list, { message_count: results.length, last_message: results.at(-1) ?? null });
      if (next) list = next;
      else act.read();
    },
    retry(nth: number) {
      const pending = notYetListed(box, list.results)[nth];
      if (pending?.state !== 'absent' && pending?.state !== 'failed') return;
      box = withState(box, pending.key, 'sending');
      queue.push(pending);
    },
    discard(nth: number) {
      const pending = notYetListed(box, list.results)[nth];
      if (pending?.state !== 'absent' && pending?.state !== 'failed') return;
      box = withoutPending(box, pending.key);
      kept[pending.text as 'jo' | 'ne'] -= 1;
    },
  };

  /** Every message that was written and not discarded is shown exactly once, in the list or below it. */
  function expectEachOnce(): void {
    for (const text of ['jo', 'ne'] as const) {
      const pending = notYetListed(box, list.results).filter((pending) => pending.text === text).length;
      expect(`${text} ${String(countMine(text) + pending)}`).toBe(`${text} ${String(kept[text])}`);
    }
  }

  return { act, expectEachOnce, rest: () => box.pending.map(({ state }) => state), queue };
}

it('shows each written message exactly once, whatever is lost on the way', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { act, expectEachOnce, rest, queue } = createScene();
      for (const one of steps) {
        if ('text' in one) act.write(one.text);
        else if ('is' in one) act.answer(one.is);
        else if ('nth' in one) act[one.kind](one.nth);
        else act[one.kind]();
        expectEachOnce();
      }
      while (queue.length > 0) act.answer('ok');
      act.read();
      expectEachOnce();
      expect(rest()).not.toContain('sending');
      expect(rest()).not.toContain('checking');
    }),
    { numRuns: 2000 },
  );
});
