import { addMessage, markRead } from '@mocks/db/chat';
import { demoIds } from '@mocks/db/seed/users';
import { matchOf, threeUnread } from '../matches';
import { reached } from '../reach/table';
import { refusals } from '../refusals';
import type { Group, State } from '../state';

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

const ofHers = (state: State): State => chat(state.name, state);

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
      prepare: threeUnread,
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
    ...refusals('getChatMessages', 'chat', {
      403: {},
      404: {},
      500: { quick: 'large text' },
      pending: { shows: ({ LL }) => LL.chat.title() },
    }).map(ofHers),
    chat('chat-sent', {
      answers: { sendChatMessage: 201 },
      steps: reached.sendChatMessage.steps,
      shows: () => words,
    }),
    ...refusals('sendChatMessage', 'chat-send', {
      400: { name: 'chat-send-refused' },
      403: {},
      404: {},
      429: { quick: 'state' },
      pending: { name: 'chat-sending', shows: ({ LL }) => LL.chat.sending.sending() },
      broken: { name: 'chat-send-unconfirmed' },
    }).map(ofHers),
    chat('chat-too-long', {
      steps: [{ type: tooLong, into: ({ LL }) => LL.chat.compose.label() }],
      // A phone does not say what Enter does.
      shows: ({ LL }) => LL.chat.compose.tooLong({ count: 19 }),
    }),
  ],
};
