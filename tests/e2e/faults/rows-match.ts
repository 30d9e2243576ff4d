import type { Page } from '@playwright/test';
import { chatParts } from '../support/chat-page';
import { matchParts } from '../support/match-page';
import { expect } from '../support/test';
import { at, shown, type Row } from './row';
import { addressOf, type Scene } from './scene';

const common = (scene: Scene): string => addressOf('Detail', scene, scene.matches.common.id);
const chat = (scene: Scene): string => `${common(scene)}#chat`;
/** Cells follow each other faster than the backend lets one person write. */
const write = ({ backend, matches }: Scene) =>
  expect(() => backend.say('alex', matches.common.id, 'Sraz v šest.')).toPass({ intervals: [500] });

const isShown = (page: Page, name: string) =>
  expect(page.getByRole('region', { name, exact: true }).getByRole('listitem').first()).toBeVisible();

/** Matches, confirming, and the chat. */
export const matchRows: Row[] = [
  shown('getUpcomingMatches', at('Home')),
  {
    operation: 'joinMatch',
    kind: 'write',
    person: 'jana',
    address: at('Home'),
    act: ({ page, locale, matches }) => matchParts(page, locale, matches.open).join.click(),
    says: (LL, reason, { matches }) => LL.matches.joinFailed({ title: matches.open.title, reason }),
    again: (LL, { matches }) => LL.matches.joinNamed({ title: matches.open.title }),
  },
  {
    operation: 'leaveMatch',
    kind: 'write',
    person: 'jana',
    address: common,
    act: async ({ page, locale, matches }) => {
      const { leave, reallyLeave } = matchParts(page, locale, matches.common);
      await leave.click();
      await reallyLeave.click();
    },
    says: (LL, reason, { matches }) => LL.matches.leaveFailed({ title: matches.common.title, reason }),
    again: (LL, { matches }) => LL.matches.leaveNamed({ title: matches.common.title }),
  },
  {
    // Read by its method, but it confirms: it is called by a press only.
    operation: 'confirmParticipation',
    kind: 'write',
    address: (scene) => `${addressOf('Home', scene)}?pid=311&token=kP8sV2mQ4xT7bN1cZ6aW`,
    act: ({ page, LL }) => page.getByRole('button', { name: LL.confirmation.action() }).click(),
    endsNoSession: true,
    instead: { '404': (LL) => LL.confirmation.invalid() },
    again: (LL) => LL.common.actions.retry(),
  },
  shown('getMatch', common, {
    instead: { '404': (LL) => LL.detail.notFound.title() },
  }),
  shown('getChatMessages', chat, {
    instead: { '403': (LL) => LL.chat.noAccess.title(), '404': (LL) => LL.detail.notFound.title() },
  }),
  shown('getChatSummary', chat, {
    // Its messages are there, only not the news of them.
    says: (LL) => LL.common.states.stale({ when: '' }).replace(/(?<=\.)\s.*/su, ''),
    instead: {
      '403': (LL) => LL.chat.noAccess.title(),
      '404': (LL) => LL.detail.notFound.title(),
    },
  }),
  {
    operation: 'sendChatMessage',
    kind: 'write',
    person: 'jana',
    address: chat,
    act: ({ page, locale }) => chatParts(page, locale).write('Přijdu o chvíli později.'),
    says: (LL, reason) => LL.chat.sending.failed({ reason }),
    // It is tried again by itself, without a press.
    instead: { '429': (LL) => LL.chat.sending.retried() },
    most: 6,
    // The same words would be refused again: they go back into the box.
    againAfter: { '403': (LL) => LL.chat.sending.edit(), '404': (LL) => LL.chat.sending.edit() },
  },
  {
    operation: 'markChatRead',
    kind: 'quiet',
    person: 'jana',
    prepare: write,
    address: chat,
    act: ({ page, LL }) => isShown(page, LL.chat.title()),
    done: () => 'Sraz v šest.',
  },
  {
    operation: 'getChatNotifications',
    kind: 'read',
    person: 'jana',
    address: at('Home'),
    act: ({ page, LL }) =>
      page
        .getByRole('navigation')
        .getByRole('link', { name: new RegExp(`^${LL.header.navigation.messages()}`) })
        .click(),
    // It is looked at again by itself.
    says: (LL) => LL.common.states.loadFailed(),
  },
  {
    // What the bell and the chat say differs as long as nothing is marked as read.
    operation: 'getChatNotification',
    kind: 'quiet',
    person: 'jana',
    prepare: write,
    address: chat,
    answers: {
      getChatNotifications: { status: 200, json: { total_unread: 0, results: [] } },
      markChatRead: { status: 503, json: {} },
    },
    after: 3500,
    act: ({ page, LL }) => isShown(page, LL.chat.title()),
    done: () => 'Sraz v šest.',
    most: 3,
  },
];
