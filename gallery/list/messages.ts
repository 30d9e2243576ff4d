import { messagesSearch } from '@/routing/rows';
import { addMessage } from '@mocks/db/matches/chat';
import { demoIds } from '@mocks/db/seed/users';
import { pickMatch } from '../matches';
import { type Group, type StateOptions, type State, createState } from '../state';

/** A state of the list of chats as jana sees it. */
const chatListState = (name: string, shows: State['shows'], options: StateOptions = {}): State =>
  createState(name, { to: 'index', query: messagesSearch }, shows, { as: 'jana', ...options });

const messageText = 'Míč vezmu já.';

/** Somebody has just written into the chat of a match that jana plays. */
const newMessage: Pick<State, 'match' | 'prepare'> = {
  match: pickMatch.hers,
  prepare({ state, match, now }) {
    const message = { sender_id: demoIds.alex, message: messageText, created_at: now - 60_000 };
    addMessage(state, { match_id: match.id, ...message });
  },
};

export const messages: Group = {
  screen: 'Messages',
  states: [
    // The awaited chat is read: it loads with the summaries, after the unread chats.
    chatListState('messages', () => 'Volejbal s Janou a spol.', {
      ...newMessage,
      answers: { getChatNotifications: 200, getChatSummary: 200 },
      quick: 'screen',
    }),
    chatListState('messages-loading', ({ LL }) => LL.common.states.loading(), {
      answers: { getChatNotifications: 'pending' },
    }),
    chatListState('messages-none', ({ LL }) => LL.chat.all.emptyTitle(), {
      prepare: ({ state }) => {
        state.participations = state.participations.filter(({ user_id }) => user_id !== demoIds.jana);
      },
      quick: 'state',
    }),
    chatListState('messages-silent', ({ LL }) => LL.chat.all.silent(), {
      prepare: ({ state }) => {
        state.messages = [];
      },
    }),
    chatListState('messages-failed', ({ LL }) => LL.common.states.loadFailed(), {
      answers: { getChatNotifications: 500 },
    }),
    chatListState('messages-last-unknown', () => messageText, {
      ...newMessage,
      answers: { getChatSummary: 500 },
    }),
    chatListState('messages-offline', ({ LL }) => LL.common.states.offline(), {
      ...newMessage,
      steps: [{ until: () => messageText }, { offline: true }],
    }),
  ],
};
