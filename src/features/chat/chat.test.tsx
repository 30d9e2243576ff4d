// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import cs from '@/i18n/cs';
import { addEvent } from '@mocks/db/matches/chat';
import { leaveMatch } from '@mocks/db/matches/participation';
import { NOW } from '@mocks/db/state.fixture';
import type { TestBackend } from '@mocks/node';
import { expectConsole } from '@tests/setup/console';
import { stubIntersectionObserver } from '@tests/setup/in-view';
import { stubMedia } from '@tests/setup/media';
import { storedTexts } from '@tests/setup/offline-chat';
import { openApp, type OpenAppOptions, type OpenedApp, useOpenApp } from '@tests/setup/open-app';
import { idOf, planMatches, say } from '@tests/setup/plan-matches';

useOpenApp();

const setInView = stubIntersectionObserver();
let hasFocus = true;

beforeEach(() => {
  stubMedia('pointer: fine');
  hasFocus = true;
  vi.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus);
});

const openChat = (
  prepare: (backend: TestBackend) => void = () => undefined,
  { address = '/detail/1#chat', ...options }: Partial<OpenAppOptions> & { address?: string } = {},
) =>
  openApp(address, {
    as: 'jana',
    prepare: (backend) => {
      planMatches(backend, [{ title: 'Zápas', players: ['jana', 'alex'] }]);
      prepare(backend);
    },
    ...options,
  });

const findLog = () => screen.findByRole('group', { name: 'Zprávy v chatu' });
const findMessageField = () => screen.findByRole('textbox', { name: 'Zpráva ostatním' });
const findEntryTexts = async (): Promise<string[]> =>
  within(await findLog())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
const getAnnouncedTexts = (): string[] =>
  within(screen.getByRole('log'))
    .queryAllByRole('paragraph')
    .map(({ textContent }) => textContent);
const countSummaryCalls = ({ requests }: OpenedApp): number =>
  requests('GET /api/match/1/chat/summary/').length;
/** The app refetches when the window gets the focus. */
const focusWindow = (): void => void act(() => window.dispatchEvent(new Event('focus')));

describe('the log', () => {
  it('needs one summary when the address names the chat', async () => {
    const app = await openChat();
    await findLog();
    expect(countSummaryCalls(app)).toBe(1);
  });

  it.each([
    { fields: {}, words: cs.chat.empty },
    { fields: { starts_at: NOW - 7_200_000, ends_at: NOW - 3_600_000 }, words: cs.chat.silent },
    { fields: { cancelled: true }, words: cs.chat.silent },
  ] as const)('invites people to write only before the match: $words', async ({ fields, words }) => {
    await openChat((backend) => planMatches(backend, [{ players: ['jana', 'alex'], ...fields }]));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('is in English under /en, and shows each time also in the time zone of the viewer', async () => {
    await openApp('/en/detail/1#chat', {
      as: 'jana',
      prepare: (backend) => {
        planMatches(backend, [{ players: ['jana', 'alex'], timezone: 'Europe/London' }]);
        say(backend, 'alex', 'Hello');
      },
    });
    const group = await screen.findByRole('group', { name: 'Messages in the chat' });
    await within(group).findByText('Hello');
    expect(group.textContent.replaceAll(/\s/g, ' ')).toContain('17:00 (18:00 your time)');
  });

  it('shows and announces a new message once without fetching the list', async () => {
    const { backend, requests } = await openChat((backend) =>
      say(backend, 'alex', 'dávno', { minutesAgo: 60 }),
    );
    await within(await findLog()).findByText('dávno');
    say(backend, 'alex', '{nová} $& <b>zpráva</b>');
    focusWindow();
    await waitFor(() =>
      expect(getAnnouncedTexts()).toEqual([expect.stringMatching(/^Alex.*: \{nová\} \$& <b>zpráva<\/b>$/)]),
    );
    expect(await findEntryTexts()).toHaveLength(4);
    expect(requests('GET /api/match/1/chat/messages/')).toHaveLength(1);
    say(backend, 'alex', 'dvě');
    say(backend, 'alex', 'najednou');
    focusWindow();
    await waitFor(() => expect(getAnnouncedTexts()).toHaveLength(3));
    expect(requests('GET /api/match/1/chat/messages/')).toHaveLength(2);
    focusWindow();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(getAnnouncedTexts()).toHaveLength(3);
  });

  it('does not announce older messages when the first request has failed', async () => {
    const { backend, user } = await openChat((backend) => say(backend, 'alex', 'dávno', { minutesAgo: 60 }), {
      faults: [{ target: 'getChatMessages', kind: 'status', status: 500 }],
    });
    const retryButton = await screen.findByRole('button', { name: 'Zkusit znovu' });
    backend.faults.clear();
    await user.click(retryButton);
    await within(await findLog()).findByText('dávno');
    expect(getAnnouncedTexts()).toEqual([]);
  });

  it('announces an older message of somebody else that arrives after my message', async () => {
    const { backend, user } = await openChat((backend) => say(backend, 'alex', 'dávno', { minutesAgo: 60 }));
    const field = await findMessageField();
    say(backend, 'alex', 'dřív');
    await user.type(field, 'potom{Enter}');
    await screen.findAllByText('Odesláno');
    focusWindow();
    await waitFor(() => expect(getAnnouncedTexts()).toEqual([expect.stringMatching(/: dřív$/)]));
    expect((await findEntryTexts()).slice(-2).join()).toMatch(/dřív,.*potom$/);
  });

  it('disappears when I am removed from the match, and returns with my draft when I join again', async () => {
    const { backend, user } = await openChat();
    await user.type(await findMessageField(), 'Budu tam');
    backend.store.mutate((state) => {
      state.participations = state.participations.filter(({ user_id }) => user_id !== idOf(state, 'jana'));
    });
    focusWindow();
    await screen.findByText('Chat vidí jen hráči');
    expect(screen.queryByRole('textbox', { name: 'Zpráva ostatním' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Chat' })));
    await user.click(await screen.findByRole('button', { name: 'Jdu hrát: Zápas' }));
    expect(await findMessageField()).toHaveProperty('value', 'Budu tam');
  });

  it('tells that the match no longer exists', async () => {
    const { backend } = await openChat();
    await findMessageField();
    backend.store.mutate((state) => (state.matches = []));
    focusWindow();
    expect(await screen.findByText(cs.detail.notFound.text)).toBeDefined();
  });

  it('keeps the error notice during a retry', async () => {
    expectConsole('error', 'MalformedResponseError');
    const target = 'getChatSummary';
    const app = await openChat(undefined, { faults: [{ target, kind: 'html' }] });
    const { backend } = app;
    await findMessageField();
    const notice = await screen.findByText(/^Nové údaje se teď nedaří načíst/);
    const earlierCallCount = countSummaryCalls(app);
    backend.faults.clear();
    backend.faults.add({ target, kind: 'html', delay_ms: 500 });
    focusWindow();
    await waitFor(() => expect(countSummaryCalls(app)).toBe(earlierCallCount + 1));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(notice.isConnected).toBe(true);
  });
});

const markReadCall = 'POST /api/match/1/chat/mark-read/';
const waitForMarkRead = () => act(() => new Promise((resolve) => setTimeout(resolve, 800)));

it('counts unread texts in the title and the links until they are in view of a focused window, then marks them as read once', async () => {
  setInView(false);
  const { requests } = await openChat((backend) => {
    const addRosterEvent = (name: 'joined' | 'left'): void =>
      backend.store.mutate((state) => addEvent(state, 1, name, idOf(state, 'tomas'), Date.now()));
    addRosterEvent('joined');
    say(backend, 'alex', 'Kdo vezme míč?');
    say(backend, 'alex', 'A pumpičku?');
    addRosterEvent('left');
  });
  await waitFor(() => expect(document.title).toBe('(2) Zápas – Hrajem'));
  for (const role of ['button', 'link'])
    expect(screen.getByRole(role, { name: 'Zprávy, 2 nepřečtené' })).toBeDefined();
  expect(
    await screen.findByRole('link', { name: /^Chat, ?2.nepřečtené zprávy, ?Alex.*A pumpičku\?$/ }),
  ).toBeDefined();
  const unreadLine = (await screen.findByText('Nové zprávy')).closest('[data-first-unread]');
  expect(unreadLine?.nextElementSibling?.textContent).toContain('Kdo vezme míč?');
  // A screen reader reads on from there.
  await waitFor(() => expect(document.activeElement).toBe(unreadLine));
  await waitForMarkRead();
  hasFocus = false;
  act(() => void window.dispatchEvent(new Event('blur')));
  setInView(true);
  await waitForMarkRead();
  expect(requests(markReadCall)).toEqual([]);
  hasFocus = true;
  focusWindow();
  await waitFor(() => expect(document.title).toBe('Zápas – Hrajem'));
  await waitForMarkRead();
  expect(requests(markReadCall)).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Chat/ })).toBeDefined();
});

describe('writing', () => {
  it('sends by Enter, breaks the line by Shift+Enter, and removes the unread line', async () => {
    const { user, backend } = await openChat((backend) => say(backend, 'alex', 'nové'));
    await screen.findByText('Nové zprávy');
    await user.type(await findMessageField(), 'jeden{Shift>}{Enter}{/Shift}dva');
    expect(await findMessageField()).toHaveProperty('value', 'jeden\ndva');
    await user.keyboard('{Enter}');
    await screen.findAllByText('Odesláno');
    expect(await findMessageField()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(await findMessageField());
    expect(screen.queryByText('Nové zprávy')).toBeNull();
    expect(storedTexts(backend)).toEqual(['nové', 'jeden\ndva']);
  });

  it('does not send blank or too long texts, counts an emoji as one character, and sends once on two clicks', async () => {
    const { user, requests, backend } = await openChat();
    const field = await findMessageField();
    await user.type(field, ' \u200B\u2060 {Enter}');
    await user.clear(field);
    await user.click(field);
    await user.paste(` ${'😀'.repeat(1000)}ab`);
    expect(screen.getByText('Zpráva je o 2 znaky delší, než se vejde.')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(requests('chat/send')).toEqual([]);
    await user.keyboard('{Backspace}{Backspace}');
    expect(screen.getByText('Zbývá 0 znaků')).toBeDefined();
    const button = screen.getByRole('button', { name: 'Odeslat' });
    act(() => {
      button.click();
      button.click();
    });
    await screen.findAllByText('Odesláno');
    expect(requests('chat/send')).toHaveLength(1);
    expect(backend.store.state.messages).toMatchObject([{ message: '😀'.repeat(1000) }]);
  });
});

describe('an event that changes the match', () => {
  const waitingText = /1\. v pořadí/;
  const playingText = /^Hrajete!/;
  const secret = { token: 'tajemství', hash: 'otisk' };

  /** Alex leaves the full match, where Jana is the first person on the waiting list. */
  const moveJanaUp = (backend: TestBackend): void =>
    backend.store.mutate((state) =>
      leaveMatch(state, { matchId: 1, userId: idOf(state, 'alex'), now: Date.now(), secret }),
    );
  const openWaitlisted = (address: string) =>
    openApp(address, {
      as: 'jana',
      prepare: (backend) =>
        planMatches(backend, [
          { title: 'Zápas', max_participants: 2, players: ['alex', 'tomas'], waiting: ['jana'] },
        ]),
    });

  it('refetches the match at once, and updates it in the list too', async () => {
    const { backend, requests, go } = await openWaitlisted('/');
    await screen.findAllByText(waitingText);
    await go('/detail/1#chat');
    await findMessageField();
    await screen.findAllByText(waitingText);
    moveJanaUp(backend);
    focusWindow();
    await screen.findAllByText(playingText);
    expect(screen.queryAllByText(waitingText)).toEqual([]);
    expect(requests('GET /api/match/1/')).not.toEqual([]);
    const listRequestCount = requests('get-upcoming-matches').length;
    await go('/');
    await screen.findByRole('link', { name: 'Zápas' });
    expect(screen.queryAllByText(waitingText)).toEqual([]);
    expect(requests('get-upcoming-matches')).toHaveLength(listRequestCount);
  });

  it('refetches the match when the chat opens with a newer event', async () => {
    const { backend, go } = await openWaitlisted('/detail/1');
    await screen.findAllByText(waitingText);
    await go('/profil');
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
    vi.setSystemTime(NOW + 10_000);
    moveJanaUp(backend);
    await go('/detail/1#chat');
    await screen.findAllByText(playingText);
    expect(screen.queryAllByText(waitingText)).toEqual([]);
  });
});

describe('a chat that is opened again', () => {
  const leaveChat = async (app: OpenedApp): Promise<void> => {
    await app.go('/profil');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Zpráva ostatním' })).toBeNull());
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
  };

  it('moves the unread line, and does not announce messages that arrived while the chat was closed', async () => {
    const app = await openChat((backend) => say(backend, 'alex', 'dávno', { minutesAgo: 60 }));
    await screen.findByText('Nové zprávy');
    await waitFor(() => expect(app.requests('mark-read')).toHaveLength(1));
    await leaveChat(app);
    say(app.backend, 'alex', 'jedna');
    say(app.backend, 'alex', 'dvě');
    vi.setSystemTime(NOW + 6000);
    await app.go('/detail/1#chat');
    await within(await findLog()).findByText('dvě');
    const texts = await findEntryTexts();
    expect(texts[texts.indexOf('Nové zprávy') + 1]).toMatch(/jedna$/);
    expect(texts.filter((text) => text === 'Nové zprávy')).toHaveLength(1);
    expect(getAnnouncedTexts()).toEqual([]);
  });

  it('is fetched once when several events ask for a refetch', async () => {
    const app = await openChat();
    await findMessageField();
    const earlierCallCount = countSummaryCalls(app);
    focusWindow();
    await waitFor(() => expect(countSummaryCalls(app)).toBe(earlierCallCount + 1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    act(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      window.dispatchEvent(new Event('focus'));
    });
    await waitFor(() => expect(countSummaryCalls(app)).toBe(earlierCallCount + 2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(countSummaryCalls(app)).toBe(earlierCallCount + 2);
    expect(app.requests('chat/notifications').length).toBeLessThanOrEqual(earlierCallCount + 2);
  });
});
