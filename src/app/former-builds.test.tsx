// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { createStore, set } from 'idb-keyval';
import { expect, it } from 'vitest';
import { currentOwner, openChatOffline, readOutbox, storedTexts, useDevice } from '@tests/setup/offline-chat';
import { openApp, useOpenApp } from '@tests/setup/open-app';

useOpenApp();
useDevice();

const writtenAt = '2026-11-20T17:00:00Z';
const aMessage = (text: string, fields: object = {}) => ({
  key: `key-of-${text}`,
  text,
  writtenAt,
  afterId: 0,
  state: 'waiting',
  failure: null,
  ...fields,
});
const ofNovember23 = { isQueued: true, tries: 0, failures: 0 };

/** Every form in Web Storage that was ever published and that today's build does not write: a value, and the message that it holds. */
const formerItems: readonly [area: 'tab' | 'device', key: string, value: string, message?: string][] = [
  [
    'tab',
    'user:chat-outbox:1',
    JSON.stringify({ pending: [aMessage('first', { state: 'absent' })], claimed: [3] }),
    'first',
  ],
  [
    'device',
    'user:chat-outbox:1:b',
    JSON.stringify(aMessage('second', { ...ofNovember23, order: 1 })),
    'second',
  ],
  [
    'device',
    'user:chat-outbox:1:a',
    JSON.stringify(aMessage('third', { ...ofNovember23, state: 'absent', tries: 5, order: 2 })),
    'third',
  ],
  ['device', 'user:chat-outbox:1:#7', '1'],
  ['device', 'user:chat-outbox:1:c', '{"half'],
  ['device', 'user:joins', '2'],
  ['device', 'install_offered', '1'],
  ['tab', 'update-taken', 'one'],
];

/** The form of 2026-11-24 in the database of today. */
const firstDatabaseRow = aMessage('before', { tries: 0, wasSent: false, order: 1, keptIn: 'device' });

it('what former builds kept is sent when it is a message, and removed', async () => {
  const app = await openChatOffline();
  const owner = currentOwner();
  app.leave();
  const areas = { tab: sessionStorage, device: localStorage };
  const databaseEntry = { owner, matchId: 1, pending: [firstDatabaseRow], claimed: [2] };
  await set(`${owner} 1`, databaseEntry, createStore('hrajem-outbox', 'chats'));
  for (const [area, key, value] of formerItems) areas[area].setItem(key, value);

  await openApp('/', { backend: app.backend });
  const messages = formerItems.flatMap(([, , , message]) => message ?? []);
  await waitFor(() => expect(storedTexts(app.backend)).toEqual(['before', ...messages]));
  const remainingKeys = formerItems.filter(([area, key]) => areas[area].getItem(key) !== null);
  expect(remainingKeys).toEqual([]);
  await waitFor(async () => expect(await readOutbox(owner)).toEqual({}));
});
