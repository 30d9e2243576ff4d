// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readSession } from '@/api/browser/session-cookies';
import type { FirstPaintInput } from '@/bootstrap/start-first-paint';
import { saveDraft } from '@/features/chat/compose/drafts';
import { addEvent } from '@mocks/db/matches/chat';
import type { TestBackend } from '@mocks/node';
import { idOf, planMatches, say } from '@tests/setup/plan-matches';
import { createInput, dictionaries, loadFirstPaints, pageHtml } from './first-paint.harness';

const paint = await loadFirstPaints();
// The app comes after the modules are reset, as its lazy chunks would use other contexts than its first modules.
const { openApp, useOpenApp } = await import('@tests/setup/open-app');
useOpenApp();

const matchPath = '/api/match/1/';
const chatPath = '/api/match/1/chat/messages/?limit=100';
const summaryPath = '/api/match/1/chat/summary/';

/** A chat of several days with folded events, groups and unread messages. */
function prepare(backend: TestBackend): void {
  planMatches(backend, [{ title: 'Zápas', players: ['jana', 'alex'], timezone: 'Europe/London' }]);
  backend.store.mutate((state) => {
    for (const event of ['joined', 'left', 'joined'] as const)
      addEvent(state, 1, event, idOf(state, 'tomas'), Date.now() - 30 * 3_600_000);
  });
  for (const text of ['Ahoj', 'viz https://hrajem.test/a).'])
    say(backend, 'jana', text, { minutesAgo: 1500 });
  for (const minutesAgo of [90, 89, 5]) say(backend, 'alex', `před ${String(minutesAgo)}`, { minutesAgo });
}

/** Opens the chat in the app, closes the app, and returns the chat's element and the input of a first paint. */
async function readFromApp(language: 'cs' | 'en') {
  document.body.replaceChildren();
  saveDraft(1, 'Rozepsáno\nna dva řádky');
  const app = await openApp(`${language === 'en' ? '/en' : ''}/detail/1#chat`, { as: 'jana', prepare });
  await screen.findByRole('group', { name: dictionaries[language].chat.messages });
  const chat = document.querySelector('#chat')!;
  // These live regions take no space.
  for (const region of chat.querySelectorAll('[role=log], [role=status]')) region.remove();
  const token = readSession().access ?? '';
  const headers = { 'Accept-Language': language, Authorization: `Bearer ${token}` };
  const answers = await Promise.all(
    [matchPath, chatPath, summaryPath].map(async (path): Promise<[string, unknown]> => [
      path,
      await (await fetch(path, { headers })).json(),
    ]),
  );
  app.leave();
  document.body.innerHTML = pageHtml;
  const createInputWith = (changes: Record<string, unknown> = {}): FirstPaintInput =>
    createInput({ ...Object.fromEntries(answers), ...changes }, { language, token });
  return { chat, createInputWith };
}

it.each(['cs', 'en'] as const)('draws the chat as the app does, in %s', async (language) => {
  const { chat, createInputWith } = await readFromApp(language);
  await paint.chat(createInputWith());
  expect(chat.querySelectorAll('[data-first-unread], details, a, textarea')).toHaveLength(4);
  expect(document.querySelector('#chat')).toEqual(chat);
});

it('draws the match without its chat when the messages are invalid', async () => {
  const { createInputWith } = await readFromApp('cs');
  await paint.chat(createInputWith({ [chatPath]: { results: [{ id: 1 }], last_read_message_id: null } }));
  expect(document.querySelector('h1')?.textContent).toBe('Zápas');
  expect(document.querySelector('#chat')).toBeNull();
});

it('keeps what somebody has typed when a newer answer comes', async () => {
  const { createInputWith } = await readFromApp('cs');
  await paint.chat(createInputWith());
  document.querySelector('textarea')!.value = 'Přijdu';
  await paint.chat(createInputWith({ [chatPath]: { results: [], last_read_message_id: null } }));
  expect(document.querySelector('textarea')?.value).toBe('Přijdu');
});
