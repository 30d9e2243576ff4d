import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMessage, createMyMessage } from '@/features/chat/data/chat.fixture';
import { findNewestId, withMessage, withSummary } from '@/features/chat/data/messages';
import type { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import { emptyOutbox, canEdit, findNextToSend } from './outbox';
import {
  findUnlistedMessages,
  reconcile,
  withChange,
  withoutDelivered,
  withoutPending,
  withPending,
  withSending,
} from './outbox-changes';

/** Events of a chat. There are only two texts, so that different messages have the same text. */
const stepArbitrary = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write'), text: fc.constantFrom('jo', 'ne') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('store') }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('answer'), outcome: fc.constantFrom('ok', 'lost', 'refused') }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('storeOthersMessage', 'reconcile', 'poll') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('send') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('discard'), position: fc.nat(3) }) },
);

/** A model of the backend, an unreliable connection, and the app. */
function createModel() {
  let serverChat: ChatMessages = { results: [], last_read_message_id: null };
  let appChat = serverChat;
  let box = emptyOutbox;
  let sentMessage: { key: string; text: string } | null = null;
  /** The id that the message being sent has on the server. */
  let storedId: number | null = null;
  const expectedCounts = { jo: 0, ne: 0 };
  let keyCount = 0;

  const addToServer = (create: (id: number) => ReturnType<typeof createMessage>): number => {
    const id = serverChat.results.length + 1;
    serverChat = withMessage(serverChat, create(id));
    return id;
  };
  const countMyMessages = (text: string): number =>
    appChat.results.filter(({ is_mine, message }) => is_mine && message === text).length;

  const actions = {
    write(text: 'jo' | 'ne') {
      keyCount += 1;
      const key = `k${keyCount}`;
      const afterId = findNewestId(appChat.results);
      box = withPending(box, { key, text, afterId, writtenAt: '', keptIn: 'device' });
      expectedCounts[text] += 1;
    },
    send() {
      const message = findNextToSend(box);
      if (sentMessage || !message) return;
      box = withSending(box, message.key);
      sentMessage = message;
    },
    store() {
      if (sentMessage && storedId === null) {
        const { text } = sentMessage;
        storedId = addToServer((id) => createMyMessage(id, text));
      }
    },
    answer(outcome: string) {
      if (!sentMessage) return;
      const { key, text } = sentMessage;
      if (outcome === 'ok') {
        actions.store();
        const id = storedId ?? 0;
        appChat = withMessage(appChat, createMyMessage(id, text));
        box = withoutDelivered(box, key, id);
      } else {
        // A stored message is not refused.
        box =
          outcome === 'refused' && storedId === null
            ? withChange(box, key, { state: 'failed', failure: { kind: 'unknown' } })
            : withChange(box, key, { state: 'checking' });
      }
      sentMessage = null;
      storedId = null;
    },
    storeOthersMessage: () => void addToServer((id) => createMessage(id, { message: 'jo' })),
    reconcile() {
      if (sentMessage) return;
      appChat = serverChat;
      box = reconcile(box, appChat.results);
    },
    poll() {
      const { results } = serverChat;
      const last_message = results.at(-1) ?? null;
      appChat = withSummary(appChat, { message_count: results.length, last_message }) ?? serverChat;
    },
    discard(position: number) {
      const pendingMessage = findUnlistedMessages(box, appChat.results)[position];
      // The list may show a discarded message that has arrived.
      if (!pendingMessage || !canEdit(pendingMessage)) return;
      box = withoutPending(box, pendingMessage.key);
      expectedCounts[pendingMessage.text as 'jo' | 'ne'] -= 1;
    },
  };

  function expectEachTextOnce(): void {
    for (const text of ['jo', 'ne'] as const) {
      const pending = findUnlistedMessages(box, appChat.results).filter((item) => item.text === text);
      expect([text, countMyMessages(text) + pending.length]).toEqual([text, expectedCounts[text]]);
    }
  }

  return {
    actions,
    expectEachTextOnce,
    getStates: () => box.map(({ state }) => state),
    findNextMessage: () => findNextToSend(box),
  };
}

it('shows each written message exactly once, whatever is lost on the way', () => {
  fc.assert(
    fc.property(fc.array(stepArbitrary, { maxLength: 40 }), (steps) => {
      const { actions, expectEachTextOnce, getStates, findNextMessage } = createModel();
      for (const step of steps) {
        if ('text' in step) actions.write(step.text);
        else if ('outcome' in step) actions.answer(step.outcome);
        else if ('position' in step) actions[step.kind](step.position);
        else actions[step.kind]();
        expectEachTextOnce();
      }
      actions.answer('ok');
      actions.reconcile();
      while (findNextMessage()) {
        actions.send();
        actions.answer('ok');
      }
      expectEachTextOnce();
      expect(getStates().filter((state) => state !== 'failed')).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
