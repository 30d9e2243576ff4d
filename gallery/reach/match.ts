import { messagesSearch } from '@/routing/rows';
import { type Reach, shown } from './reach';

const chat = { at: { to: 'detail', hash: 'chat' }, as: 'jana', match: 'hers' } as const;
const unread = 'Sraz v šest.';

/** Done by the app while somebody reads the chat. */
const behind: Reach = {
  ...chat,
  kind: 'quiet',
  unread,
  steps: [{ until: () => unread }],
  done: () => unread,
};

/** Matches, confirming, and the chat. */
export const matchReach = {
  getUpcomingMatches: shown({ to: 'index' }),
  joinMatch: {
    kind: 'write',
    as: 'jana',
    at: { to: 'index' },
    match: 'open',
    steps: [{ press: 'button', name: ({ LL, title }) => LL.matches.joinNamed({ title }) }],
    says: ({ LL }, reason) => LL.matches.joinFailedHere({ reason }),
    again: ({ LL, title }) => LL.matches.joinNamed({ title }),
  },
  leaveMatch: {
    kind: 'write',
    as: 'jana',
    at: { to: 'detail' },
    match: 'hers',
    steps: [
      { press: 'button', name: ({ LL, title }) => LL.matches.leaveNamed({ title }) },
      { press: 'button', name: ({ LL }) => LL.matches.leave.confirm(), inDialog: true },
    ],
    says: ({ LL }, reason) => LL.matches.leaveFailedHere({ reason }),
    again: ({ LL, title }) => LL.matches.leaveNamed({ title }),
  },
  // Read by its method, but it confirms: it is called by a press only.
  confirmParticipation: {
    kind: 'write',
    at: { to: 'index' },
    link: '?pid=311&token=kP8sV2mQ4xT7bN1cZ6aW',
    steps: [{ press: 'button', name: ({ LL }) => LL.confirmation.action() }],
    endsNoSession: true,
    instead: {
      '400': ({ LL }) => LL.confirmation.invalid(),
      '404': ({ LL }) => LL.confirmation.invalid(),
      '409': ({ LL }) => LL.confirmation.cancelled(),
      '410': ({ LL }) => LL.confirmation.expired(),
    },
    again: ({ LL }) => LL.common.actions.retry(),
  },
  getMatch: shown(
    { to: 'detail' },
    { match: 'open', instead: { '404': ({ LL }) => LL.detail.notFound.title() } },
  ),
  getChatMessages: shown(chat.at, {
    ...chat,
    instead: {
      '403': ({ LL }) => LL.chat.noAccess.title(),
      '404': ({ LL }) => LL.detail.notFound.title(),
    },
  }),
  getChatSummary: shown(chat.at, {
    ...chat,
    // Its messages are there, only not the news of them.
    says: ({ LL }) => LL.common.states.stale({ when: '|' }).split('|')[0]!.trim(),
    instead: {
      '403': ({ LL }) => LL.chat.noAccess.title(),
      '404': ({ LL }) => LL.detail.notFound.title(),
    },
  }),
  sendChatMessage: {
    ...chat,
    kind: 'write',
    steps: [
      { type: 'Přinesu míč a rozlišováky.', into: ({ LL }) => LL.chat.compose.label() },
      { press: 'button', name: ({ LL }) => LL.chat.compose.send() },
    ],
    says: ({ LL }, reason) => LL.chat.sending.failed({ reason }),
    // It is tried again by itself, without a press: whether it arrived is looked up, not guessed.
    instead: {
      '429': ({ LL }) => LL.chat.sending.retried(),
      'proxy 429': ({ LL }) => LL.chat.sending.retried(),
    },
    unsure: ({ LL }) => LL.chat.sending.retried(),
    most: 6,
    // The same words would be refused again: they go back into the box.
    againAfter: {
      'proxy 413': ({ LL }) => LL.chat.sending.edit(),
      '403': ({ LL }) => LL.chat.sending.edit(),
      '404': ({ LL }) => LL.chat.sending.edit(),
    },
  },
  markChatRead: behind,
  getChatNotifications: {
    kind: 'read',
    as: 'jana',
    at: { to: 'index', query: messagesSearch },
    // It is looked at again by itself.
    says: ({ LL }) => LL.common.states.loadFailed(),
  },
  getChatNotification: {
    ...behind,
    // What the bell and the chat say differs as long as nothing is marked as read.
    others: {
      getChatNotifications: { status: 200, body: () => ({ total_unread: 0, results: [] }) },
      markChatRead: 'broken',
    },
    after: 3500,
    most: 3,
  },
} satisfies Record<string, Reach>;
