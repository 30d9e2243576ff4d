import { addMessage, markRead } from '@mocks/db/chat';
import { demoIds } from '@mocks/db/seed/users';
import { pickMatch, addUnreadMessages } from '../matches';
import { calls } from '../calls/calls';
import { refusalStates } from '../refusals';
import { type Group, type StateOptions, type State, createState } from '../state';

/** By 19 characters: the space at its end is not sent. */
const tooLong = 'Dlouhá zpráva. '.repeat(68);
const words = 'Přinesu míč a rozlišováky.';

/** The chat of a match that jana plays in. */
const chat = (name: string, shows: State['shows'], own: StateOptions = {}): State =>
  createState(name, { to: 'detail', hash: 'chat' }, shows, {
    as: 'jana',
    match: pickMatch.hers,
    prepare: ({ state, match, now }) => markRead(state, match.id, demoIds.jana, now),
    ...own,
  });

const ofHers = ({ name, shows, ...own }: State): State => chat(name, shows, own);

/** The chat of a match. */
export const chats: Group = {
  screen: 'Chat',
  states: [
    chat('chat', () => words, {
      answers: { getChatMessages: 200, getChatSummary: 200 },
      prepare: ({ state, match, now }) => {
        const say = (sender_id: number | null, message: string, ago: number): void =>
          void addMessage(state, { match_id: match.id, sender_id, message, created_at: now - ago * 60_000 });
        say(demoIds.alex, 'Ahoj, kde se sejdeme?', 3000);
        say(demoIds.alex, 'See https://example.com', 2999);
        say(null, 'Já letos už nehraju, mějte se.', 1500);
        say(demoIds.jana, words, 30);
        markRead(state, match.id, demoIds.jana, now);
      },
      quick: 'state',
    }),
    chat('chat-unread', ({ LL }) => LL.chat.unreadFromHere(), {
      answers: { getChatMessages: 200, markChatRead: 'pending' },
      prepare: addUnreadMessages,
      quick: 'state',
    }),
    chat('chat-read', () => 'See you there!', {
      answers: { markChatRead: 200 },
      prepare: ({ state, match, now }) => {
        addMessage(state, {
          match_id: match.id,
          sender_id: demoIds.alex,
          message: 'See you there!',
          created_at: now - 60_000,
        });
      },
    }),
    chat('chat-empty', ({ LL }) => LL.chat.empty(), {
      prepare: ({ state, match }) => {
        state.messages = state.messages.filter(({ match_id }) => match_id !== match.id);
      },
    }),
    {
      ...chat('chat-not-for-others', ({ LL }) => LL.chat.noAccess.title()),
      match: pickMatch.open,
      prepare: () => undefined,
    },
    ...refusalStates('getChatMessages', 'chat', {
      403: {},
      404: {},
      500: { quick: 'large text' },
      pending: { shows: ({ LL }) => LL.chat.title() },
    }).map(ofHers),
    chat('chat-sent', () => words, {
      answers: { sendChatMessage: 201 },
      steps: calls.sendChatMessage.steps,
    }),
    ...refusalStates('sendChatMessage', 'chat-send', {
      400: { name: 'chat-send-refused' },
      403: {},
      404: {},
      429: { quick: 'state' },
      pending: { name: 'chat-sending', shows: ({ LL }) => LL.chat.sending.sending() },
      broken: { name: 'chat-send-unconfirmed' },
    }).map(ofHers),
    // A phone does not say what Enter does.
    chat('chat-too-long', ({ LL }) => LL.chat.compose.tooLong({ count: 19 }), {
      steps: [{ type: tooLong, into: ({ LL }) => LL.chat.compose.label() }],
    }),
  ],
};
