import { addMessage } from '@mocks/db/chat';
import { demoIds } from '@mocks/db/seed/users';
import { messagesSearch } from '@/routing/rows';
import { matchOf } from '../matches';
import type { Group, State } from '../state';

/** All chats, as jana sees them. */
const hers = (name: string, state: Omit<State, 'name' | 'at' | 'as'>): State => ({
  name,
  at: { to: 'index', query: messagesSearch },
  as: 'jana',
  ...state,
});

const ball = 'Míč vezmu já.';

/** Somebody has just written in a match that she plays. */
const written: Pick<State, 'match' | 'prepare'> = {
  match: matchOf.hers,
  prepare: ({ state, match, now }) =>
    void addMessage(state, {
      match_id: match.id,
      sender_id: demoIds.alex,
      message: ball,
      created_at: now - 60_000,
    }),
};

/** All chats of one's matches. */
export const messages: Group = {
  screen: 'Messages',
  states: [
    hers('messages', {
      ...written,
      answers: { getChatNotifications: 200, getChatSummary: 200 },
      // A chat that she has read: it comes with the summaries, after the unread ones.
      shows: () => 'Volejbal s Janou a spol.',
      quick: 'screen',
    }),
    hers('messages-loading', {
      answers: { getChatNotifications: 'pending' },
      shows: ({ LL }) => LL.common.states.loading(),
    }),
    hers('messages-none', {
      prepare: ({ state }) => {
        state.participations = state.participations.filter(({ user_id }) => user_id !== demoIds.jana);
      },
      shows: ({ LL }) => LL.chat.all.emptyTitle(),
      quick: 'state',
    }),
    hers('messages-silent', {
      prepare: ({ state }) => {
        state.messages = [];
      },
      shows: ({ LL }) => LL.chat.all.silent(),
    }),
    hers('messages-failed', {
      answers: { getChatNotifications: 500 },
      shows: ({ LL }) => LL.common.states.loadFailed(),
    }),
    hers('messages-last-unknown', {
      ...written,
      answers: { getChatSummary: 500 },
      shows: () => ball,
    }),
    hers('messages-offline', {
      ...written,
      steps: [{ until: () => ball }, { offline: true }],
      shows: ({ LL }) => LL.common.states.offline(),
    }),
  ],
};
