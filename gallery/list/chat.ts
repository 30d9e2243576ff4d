import { addMessage, markRead } from '@mocks/db/chat';
import { demoIds } from '@mocks/db/seed/users';
import { matchOf } from '../matches';
import type { Group, State, Step } from '../state';

/** By 19 characters: the space at its end is not sent. */
const tooLong = 'Dlouhá zpráva. '.repeat(68);
const words = 'Přinesu míč a rozlišováky.';

/** The chat of a match that jana plays in. */
const chat = (name: string, state: Omit<State, 'name' | 'at' | 'as' | 'match'>): State => ({
  name,
  at: { to: 'detail', hash: 'chat' },
  as: 'jana',
  match: matchOf.hers,
  prepare: ({ state, match, now }) => markRead(state, match.id, demoIds.jana, now),
  ...state,
});

const send: readonly Step[] = [
  { type: words, into: ({ LL }) => LL.chat.compose.label() },
  { press: 'button', name: ({ LL }) => LL.chat.compose.send() },
];

const notSent: State['shows'] = ({ LL }) => LL.chat.sending.retried();
/** The words go back into the box. */
const refused: State['shows'] = ({ LL }) => LL.chat.sending.edit();

/** The chat of a match. */
export const chats: Group = {
  screen: 'Chat',
  states: [
    chat('chat', {
      answers: { getChatMessages: 200, getChatSummary: 200 },
      shows: () => words,
      prepare: ({ state, match, now }) => {
        const say = (sender_id: number | null, message: string, ago: number): void =>
          void addMessage(state, {
            match_id: match.id,
            sender_id,
            message,
            created_at: now - ago * 60_000,
          });
        say(demoIds.alex, 'Ahoj, kde se sejdeme?', 3000);
        say(demoIds.alex, 'See https://example.com', 2999);
        say(null, 'Já letos už nehraju, mějte se.', 1500);
        say(demoIds.jana, words, 30);
        markRead(state, match.id, demoIds.jana, now);
      },
      quick: 'state',
    }),
    chat('chat-unread', {
      answers: { getChatMessages: 200, markChatRead: 'pending' },
      prepare: ({ state, match, now }) => {
        markRead(state, match.id, demoIds.jana, now);
        for (const minute of [9, 8, 3]) {
          addMessage(state, {
            match_id: match.id,
            sender_id: demoIds.alex,
            message: `Is anybody bringing a ball? (${String(minute)})`,
            created_at: now - minute * 60_000,
          });
        }
      },
      shows: ({ LL }) => LL.chat.unreadFromHere(),
      quick: 'state',
    }),
    chat('chat-read', {
      answers: { markChatRead: 200 },
      prepare: ({ state, match, now }) => {
        addMessage(state, {
          match_id: match.id,
          sender_id: demoIds.alex,
          message: 'See you there!',
          created_at: now - 60_000,
        });
      },
      shows: () => 'See you there!',
    }),
    chat('chat-empty', {
      prepare: ({ state, match }) => {
        state.messages = state.messages.filter(({ match_id }) => match_id !== match.id);
      },
      shows: ({ LL }) => LL.chat.empty(),
    }),
    {
      ...chat('chat-not-for-others', { shows: ({ LL }) => LL.chat.noAccess.title() }),
      match: matchOf.open,
      prepare: () => undefined,
    },
    chat('chat-no-participant', {
      answers: { getChatMessages: 403 },
      shows: ({ LL }) => LL.chat.noAccess.title(),
    }),
    chat('chat-gone', {
      answers: { getChatMessages: 404 },
      shows: ({ LL }) => LL.detail.notFound.title(),
    }),
    chat('chat-failed', {
      answers: { getChatMessages: 500 },
      shows: ({ LL }) => LL.common.states.loadFailed(),
      quick: 'large text',
    }),
    chat('chat-refused', {
      answers: { getChatMessages: 400 },
      shows: ({ LL }) => LL.common.states.loadFailed(),
    }),
    chat('chat-loading', { answers: { getChatMessages: 'pending' }, shows: ({ LL }) => LL.chat.title() }),
    chat('chat-sent', { answers: { sendChatMessage: 201 }, steps: send, shows: () => words }),
    chat('chat-sending', {
      answers: { sendChatMessage: 'pending' },
      steps: send,
      shows: ({ LL }) => LL.chat.sending.sending(),
    }),
    chat('chat-send-limited', {
      answers: { sendChatMessage: 429 },
      steps: send,
      shows: notSent,
      quick: 'state',
    }),
    chat('chat-send-failed', { answers: { sendChatMessage: 500 }, steps: send, shows: notSent }),
    chat('chat-send-refused', { answers: { sendChatMessage: 400 }, steps: send, shows: refused }),
    chat('chat-send-no-participant', { answers: { sendChatMessage: 403 }, steps: send, shows: refused }),
    chat('chat-send-gone', { answers: { sendChatMessage: 404 }, steps: send, shows: refused }),
    chat('chat-send-unconfirmed', {
      answers: { sendChatMessage: 'broken' },
      steps: send,
      shows: ({ LL }) => LL.chat.sending.retried(),
    }),
    chat('chat-too-long', {
      steps: [{ type: tooLong, into: ({ LL }) => LL.chat.compose.label() }],
      // A phone does not say what Enter does.
      shows: ({ LL }) => LL.chat.compose.tooLong({ count: 19 }),
    }),
  ],
};
