import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import { createMessage, createMyMessage } from './message.fixture';
import { newestId, withMessage, withSummary } from './messages';
import {
  emptyOutbox,
  canEdit,
  nextToSend,
  unlistedMessages,
  reconcile,
  withDelivered,
  withoutPending,
  withPending,
  withRefusal,
  withSending,
  withUnknownOutcome,
} from './outbox';

/** Events of a chat, with only two texts, so that messages have equal texts. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write'), text: fc.constantFrom('jo', 'ne') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('store') }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('answer'), is: fc.constantFrom('ok', 'lost', 'refused') }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('other', 'reconcile', 'poll') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('send') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('discard'), nth: fc.nat(3) }) },
);

/** A model of the backend, an unreliable connection, and the app. */
function createModel() {
  let server: ChatMessages = { results: [], last_read_message_id: null };
  let list = server;
  let box = emptyOutbox;
  let sending: { key: string; text: string } | null = null;
  /** The id that the message being sent has on the server. */
  let storedId: number | null = null;
  const expected = { jo: 0, ne: 0 };
  let keys = 0;

  const add = (create: (id: number) => ReturnType<typeof createMessage>): number => {
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
      box = withPending(box, { key, text, afterId, writtenAt: '', keptIn: 'device' });
      expected[text] += 1;
    },
    send() {
      const next = nextToSend(box);
      if (sending || !next) return;
      box = withSending(box, next.key);
      sending = next;
    },
    store() {
      if (sending && storedId === null) {
        const { text } = sending;
        storedId = add((id) => createMyMessage(id, text));
      }
    },
    answer(is: string) {
      if (!sending) return;
      const { key, text } = sending;
      if (is === 'ok') {
        act.store();
        const id = storedId ?? 0;
        list = withMessage(list, createMyMessage(id, text));
        box = withDelivered(box, key, id);
      } else {
        // A stored message is not refused.
        box =
          is === 'refused' && storedId === null
            ? withRefusal(box, key, { kind: 'unknown' })
            : withUnknownOutcome(box, key);
      }
      sending = null;
      storedId = null;
    },
    other: () => void add((id) => createMessage(id, { message: 'jo' })),
    reconcile() {
      if (sending) return;
      list = server;
      box = reconcile(box, list.results);
    },
    poll() {
      const { results } = server;
      const next = withSummary(list, { message_count: results.length, last_message: results.at(-1) ?? null });
      if (next) list = next;
      else list = server;
    },
    discard(nth: number) {
      const pending = unlistedMessages(box, list.results)[nth];
      // The list may show a discarded message that has arrived.
      if (!pending || !canEdit(pending)) return;
      box = withoutPending(box, pending.key);
      expected[pending.text as 'jo' | 'ne'] -= 1;
    },
  };

  function expectEachOnce(): void {
    for (const text of ['jo', 'ne'] as const) {
      const pending = unlistedMessages(box, list.results).filter((pending) => pending.text === text).length;
      expect(`${text} ${String(countMine(text) + pending)}`).toBe(`${text} ${String(expected[text])}`);
    }
  }

  return {
    act,
    expectEachOnce,
    states: () => box.map(({ state }) => state),
    next: () => nextToSend(box),
  };
}

it('shows each written message exactly once, whatever is lost on the way', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { act, expectEachOnce, states, next } = createModel();
      for (const one of steps) {
        if ('text' in one) act.write(one.text);
        else if ('is' in one) act.answer(one.is);
        else if ('nth' in one) act[one.kind](one.nth);
        else act[one.kind]();
        expectEachOnce();
      }
      act.answer('ok');
      act.reconcile();
      while (next()) {
        act.send();
        act.answer('ok');
      }
      expectEachOnce();
      expect(states().filter((state) => state !== 'failed')).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
