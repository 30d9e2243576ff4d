import { addMessage, markRead } from '@mocks/db/matches/chat';
import { demoIds } from '@mocks/db/seed/users';
import { calls } from '../calls/calls';
import { pickMatch, addUnreadMessages } from '../matches';
import { refusalStates } from '../refusals';
import { type Group, type StateOptions, type State, createState } from '../state';

/** A message 19 characters over the limit; its last space is not sent. */
const tooLongText = 'Dlouhá zpráva. '.repeat(68);
const text = 'Přinesu míč a rozlišováky.';
const firstMessage = 'Ahoj, kde se sejdeme?';

/** A state of the chat of a match that jana plays in. */
const chatState = (name: string, shows: State['shows'], options: StateOptions = {}): State =>
  createState(name, { to: 'detail', hash: 'chat' }, shows, {
    as: 'jana',
    match: pickMatch.hers,
    prepare: ({ state, match, now }) => markRead(state, match.id, demoIds.jana, now),
    ...options,
  });

const inJanasChat = ({ name, shows, ...options }: State): State => chatState(name, shows, options);

export const chats: Group = {
  screen: 'Chat',
  states: [
    // The last message is shown above the chat, too, before the chat has loaded.
    chatState('chat', () => firstMessage, {
      answers: { getChatMessages: 200, getChatSummary: 200 },
      prepare: ({ state, match, now }) => {
        const match_id = match.id;
        const say = (sender_id: number | null, message: string, minutesAgo: number): void =>
          void addMessage(state, { match_id, sender_id, message, created_at: now - minutesAgo * 60_000 });
        say(demoIds.alex, firstMessage, 3000);
        say(demoIds.alex, 'See https://example.com', 2999);
        say(null, 'Já letos už nehraju, mějte se.', 1500);
        say(demoIds.jana, text, 30);
        markRead(state, match.id, demoIds.jana, now);
      },
      quick: 'state',
    }),
    chatState('chat-unread', ({ LL }) => LL.chat.unreadFromHere(), {
      answers: { getChatMessages: 200, markChatRead: 'pending' },
      prepare: addUnreadMessages,
      quick: 'state',
    }),
    chatState('chat-read', () => 'See you there!', {
      answers: { markChatRead: 200 },
      prepare: ({ state, match, now }) => {
        const message = { sender_id: demoIds.alex, message: 'See you there!', created_at: now - 60_000 };
        addMessage(state, { match_id: match.id, ...message });
      },
    }),
    chatState('chat-empty', ({ LL }) => LL.chat.empty(), {
      prepare: ({ state, match }) => {
        state.messages = state.messages.filter(({ match_id }) => match_id !== match.id);
      },
    }),
    chatState('chat-events', ({ LL }) => LL.chat.empty(), {
      prepare: ({ state, match }) => {
        state.messages = state.messages.filter(
          ({ match_id, kind }) => match_id !== match.id || kind === 'system',
        );
      },
    }),
    {
      ...chatState('chat-not-for-others', ({ LL }) => LL.chat.noAccess.title()),
      match: pickMatch.open,
      prepare: () => undefined,
    },
    ...refusalStates('getChatMessages', 'chat', {
      403: {},
      404: {},
      500: { quick: 'large text' },
      pending: { shows: ({ LL }) => LL.chat.title() },
    }).map(inJanasChat),
    chatState('chat-sent', () => text, {
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
    }).map(inJanasChat),
    chatState('chat-too-long', ({ LL }) => LL.chat.compose.tooLong({ count: 19 }), {
      steps: [{ type: tooLongText, into: ({ LL }) => LL.chat.compose.label() }],
    }),
  ],
};
