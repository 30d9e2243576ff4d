import { addMessage } from '@mocks/db/chat';
import { demoIds } from '@mocks/db/seed/users';
import { messagesSearch } from '@/routing/rows';
import { pickMatch } from '../matches';
import { type Group, type StateOptions, type State, createState } from '../state';

/** All chats, as jana sees them. */
const hers = (name: string, shows: State['shows'], own: StateOptions = {}): State =>
  createState(name, { to: 'index', query: messagesSearch }, shows, { as: 'jana', ...own });

const ball = 'Míč vezmu já.';

/** Somebody has just written in a match that she plays. */
const written: Pick<State, 'match' | 'prepare'> = {
  match: pickMatch.hers,
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
    // A chat that she has read: it comes with the summaries, after the unread ones.
    hers('messages', () => 'Volejbal s Janou a spol.', {
      ...written,
      answers: { getChatNotifications: 200, getChatSummary: 200 },
      quick: 'screen',
    }),
    hers('messages-loading', ({ LL }) => LL.common.states.loading(), {
      answers: { getChatNotifications: 'pending' },
    }),
    hers('messages-none', ({ LL }) => LL.chat.all.emptyTitle(), {
      prepare: ({ state }) => {
        state.participations = state.participations.filter(({ user_id }) => user_id !== demoIds.jana);
      },
      quick: 'state',
    }),
    hers('messages-silent', ({ LL }) => LL.chat.all.silent(), {
      prepare: ({ state }) => {
        state.messages = [];
      },
    }),
    hers('messages-failed', ({ LL }) => LL.common.states.loadFailed(), {
      answers: { getChatNotifications: 500 },
    }),
    hers('messages-last-unknown', () => ball, { ...written, answers: { getChatSummary: 500 } }),
    hers('messages-offline', ({ LL }) => LL.common.states.offline(), {
      ...written,
      steps: [{ until: () => ball }, { offline: true }],
    }),
  ],
};
