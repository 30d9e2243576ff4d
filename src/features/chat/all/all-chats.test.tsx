// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { markRead } from '@mocks/db/matches/chat';
import { DAY, NOW } from '@mocks/db/state.fixture';
import type { TestBackend } from '@mocks/node';
import { openApp, type OpenAppOptions, useOpenApp } from '@tests/setup/open-app';
import { idOf, planMatches, say } from '@tests/setup/plan-matches';

useOpenApp();

beforeAll(
  () =>
    Promise.all([
      import('@/screens/home.messages'),
      import('@/screens/detail-screen'),
      import('@/features/chat/chat'),
      import('@/features/chat/notifications/messages-menu'),
    ]),
  60_000,
);

beforeEach(() => vi.stubGlobal('Notification', { permission: 'default' }));

const messagesAddress = '/?open=messages';

/** Jana takes part in all matches but the last, and has unread messages only in the second. */
const planChats = (backend: TestBackend): void => {
  planMatches(backend, [
    { title: 'Dávno psaný', starts_at: NOW + DAY, players: ['jana', 'alex'] },
    { title: 'Nepřečtený', starts_at: NOW + 3 * DAY, players: ['jana', 'alex'] },
    { title: 'Právě psaný', starts_at: NOW + 2 * DAY, players: ['alex'], waiting: ['jana'] },
    { title: 'Tichý', starts_at: NOW + DAY, players: ['jana'] },
    { title: 'Cizí', players: ['alex'] },
  ]);
  say(backend, 'alex', 'kdysi', { match_id: 1, minutesAgo: 600 });
  say(backend, 'jana', 'jsem druhá', { match_id: 3, minutesAgo: 5 });
  backend.store.mutate((state) => {
    for (const id of [1, 3]) markRead(state, id, idOf(state, 'jana'), NOW);
  });
  say(backend, 'alex', 'kde jste', { match_id: 2, minutesAgo: 1200 });
};

const openMessages = (options: OpenAppOptions = {}, path = messagesAddress) =>
  openApp(path, { as: 'jana', prepare: planChats, ...options });

const findRowTexts = async (count = 4): Promise<string[]> => {
  const list = await within(await screen.findByRole('main')).findByRole('list');
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(count));
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
};

it('lists the chats of my matches, unread ones first, then by their last message', async () => {
  await openMessages();
  expect(await findRowTexts()).toEqual([
    expect.stringMatching(
      /^Nepřečtený, 1 nepřečtená zpráva, Pondělí 23\. listopadu, 18:00, Alex.*: kde jste, včera$/,
    ),
    expect.stringMatching(/^Právě psaný, Neděle 22\. listopadu, 18:00, Vy: jsem druhá, před 5 minutami$/),
    expect.stringMatching(/^Dávno psaný, Zítra, 18:00, Alex.*: kdysi, před 10 hodinami$/),
    expect.stringMatching(/^Tichý, Zítra, 18:00, Zatím tu nikdo nic nenapsal$/),
  ]);
  await waitFor(() => expect(document.title).toBe('(1) Zprávy – Hrajem'));
  expect(screen.getByRole('checkbox', { name: /^Upozorňovat/ })).toBeDefined();
});

it('does not list a match that is being left', async () => {
  const { user, go, backend } = await openMessages({}, '/');
  backend.faults.add({ target: 'leaveMatch', kind: 'delay', delay_ms: 15_000 });
  await user.click(await screen.findByRole('button', { name: 'Nejdu: Tichý' }));
  await user.click(await screen.findByRole('button', { name: 'Nejdu' }));
  await go(messagesAddress);
  expect((await findRowTexts(3)).join()).not.toContain('Tichý');
});

it('opens the list from the navigation, a chat from the list, and the list from the chat', async () => {
  const { user, at } = await openMessages({}, '/');
  await screen.findByRole('heading', { level: 1, name: 'Zápasy' });
  await user.click(screen.getAllByRole('link', { name: /^Zprávy/ })[0]!);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Zprávy' });
  expect(at()).toBe(messagesAddress);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  for (const link of screen.getAllByRole('link', { name: /^Zprávy/ }))
    expect(link.getAttribute('aria-current')).toBe('page');
  for (const link of screen.getAllByRole('link', { name: 'Zápasy' }))
    expect(link.getAttribute('aria-current')).toBeNull();
  await findRowTexts();
  await user.click(screen.getByRole('link', { name: /^Právě psaný/ }));
  await screen.findByRole('textbox', { name: 'Zpráva ostatním' });
  expect(at()).toBe('/detail/3#chat');
  const chat = document.getElementById('chat')!;
  expect(chat.textContent.replaceAll(/\s/g, ' ')).toMatch(
    /^Právě psanýChat: Právě psaný .*Neděle 22\. listopadu, 18:00/,
  );
  await user.click(screen.getByRole('link', { name: 'Všechny zprávy' }));
  await waitFor(() => expect(at()).toBe(messagesAddress));
  await findRowTexts();
});

it('shows an empty state without any chat', async () => {
  await openMessages({ prepare: (backend) => planMatches(backend, [{ title: 'Cizí', players: ['alex'] }]) });
  await screen.findByRole('heading', { level: 2, name: 'Zatím žádný chat' });
  expect(screen.getByRole('link', { name: 'Najít zápas' }).getAttribute('href')).toBe('/');
});

it('lists a chat whose summary failed to load', async () => {
  await openMessages({ faults: [{ target: 'getChatSummary', kind: 'status' }] });
  expect((await findRowTexts()).join()).not.toContain('Zatím tu nikdo nic nenapsal');
});

it('asks again for everything that failed', async () => {
  const { user, backend } = await openMessages({
    faults: [
      { target: 'getUpcomingMatches', kind: 'status' },
      { target: 'getChatNotifications', kind: 'status' },
    ],
  });
  const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
  backend.faults.clear();
  await user.click(retry);
  expect(await findRowTexts()).toHaveLength(4);
});

it('links back to the matches from a chat that was not opened from the list', async () => {
  await openMessages({}, '/detail/3#chat');
  const chat = within(await screen.findByRole('region', { name: 'Chat' }));
  expect(document.activeElement).toBe(chat.getByRole('heading', { name: 'Chat: Právě psaný' }));
  expect(screen.getByRole('link', { name: 'Všechny zápasy' }).getAttribute('href')).toBe('/');
});
