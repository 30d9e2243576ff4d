import { messagesSearch } from '@/routing/rows';
import { type CallScenario, readCall } from './scenario';

const chat = { at: { to: 'detail', hash: 'chat' }, as: 'jana', match: 'hers' } as const;
const unread = 'Sraz v šest.';

/** A call that the app makes by itself while the chat is open. */
const backgroundCall: CallScenario = {
  ...chat,
  kind: 'quiet',
  unreadMessage: unread,
  steps: [{ until: () => unread }],
  doneText: () => unread,
};

/** While the pressed button counts down, the message is the reason alone. */
const waitMessages: CallScenario['ownMessages'] = {
  '429': ({ LL }) => LL.problems.counted(),
  'proxy 429': ({ LL }) => LL.problems.counted(),
  'proxy 503': ({ LL }) => LL.problems.backCounted(),
};

export const matchCalls = {
  getUpcomingMatches: readCall({ to: 'index' }),
  joinMatch: {
    kind: 'write',
    as: 'jana',
    at: { to: 'index' },
    match: 'open',
    steps: [{ press: 'button', name: ({ LL, title }) => LL.matches.joinNamed({ title }) }],
    countsDown: true,
    message: ({ LL }, reason) => LL.matches.joinFailedHere({ reason }),
    ownMessages: waitMessages,
    retryButton: ({ LL, title }) => LL.matches.joinNamed({ title }),
  },
  leaveMatch: {
    kind: 'write',
    as: 'jana',
    at: { to: 'detail' },
    match: 'hers',
    steps: [
      { press: 'button', name: ({ LL, title }) => LL.matches.leaveNamed({ title }) },
      { press: 'button', name: ({ LL }) => LL.common.actions.leave(), inDialog: true },
    ],
    countsDown: true,
    message: ({ LL }, reason) => LL.matches.leaveFailedHere({ reason }),
    ownMessages: waitMessages,
    retryButton: ({ LL, title }) => LL.matches.leaveNamed({ title }),
  },
  // This GET confirms, so the app calls it on a press only.
  confirmParticipation: {
    kind: 'write',
    at: { to: 'index' },
    link: '?pid=311&token=kP8sV2mQ4xT7bN1cZ6aW',
    steps: [{ press: 'button', name: ({ LL }) => LL.confirmation.action() }],
    keepsSession: true,
    ownMessages: {
      '400': ({ LL }) => LL.confirmation.invalid(),
      '404': ({ LL }) => LL.confirmation.invalid(),
      '409': ({ LL }) => LL.confirmation.cancelled(),
      '410': ({ LL }) => LL.confirmation.expired(),
    },
    retryButton: ({ LL }) => LL.common.actions.retry(),
  },
  getMatch: readCall(
    { to: 'detail' },
    { match: 'open', ownMessages: { '404': ({ LL }) => LL.detail.notFound.title() } },
  ),
  getChatMessages: readCall(chat.at, {
    ...chat,
    ownMessages: {
      '403': ({ LL }) => LL.chat.noAccess.title(),
      '404': ({ LL }) => LL.detail.notFound.title(),
    },
  }),
  getChatSummary: readCall(chat.at, {
    ...chat,
    // The screen shows the messages, but marks them as stale.
    message: ({ LL }) => LL.common.states.stale({ when: '|' }).split('|')[0]!.trim(),
    ownMessages: {
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
    message: ({ LL }, reason) => LL.chat.sending.failed({ reason }),
    // The app retries by itself, because it can look up whether the message arrived.
    ownMessages: {
      '429': ({ LL }) => LL.chat.sending.retried(),
      'proxy 429': ({ LL }) => LL.chat.sending.retried(),
      // It may have arrived, and the pause that the proxy asks for comes before the look-up.
      'proxy 503': ({ LL }) => LL.chat.sending.checking(),
    },
    uncertainMessage: ({ LL }) => LL.chat.sending.retried(),
    maxCalls: 6,
    // The same text would be refused again, so the person can edit it.
    retryButtonAfter: {
      'proxy 413': ({ LL }) => LL.chat.sending.edit(),
      '403': ({ LL }) => LL.chat.sending.edit(),
      '404': ({ LL }) => LL.chat.sending.edit(),
    },
  },
  markChatRead: backgroundCall,
  getChatNotifications: {
    kind: 'read',
    as: 'jana',
    at: { to: 'index', query: messagesSearch },
    // The app polls, so there is no retry button.
    message: ({ LL }) => LL.common.states.loadFailed(),
  },
  getChatNotification: {
    ...backgroundCall,
    // The call happens only while notifications and chat differ, so nothing is marked as read.
    otherAnswers: {
      getChatNotifications: { status: 200, body: () => ({ total_unread: 0, results: [] }) },
      markChatRead: 'broken',
    },
    delayMs: 3500,
    maxCalls: 3,
  },
} satisfies Record<string, CallScenario>;
