// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addEvent } from '@mocks/db/chat';
import { leaveMatch } from '@mocks/db/participation';
import cs from '@/i18n/cs';
import { NOW } from '@mocks/db/state.fixture';
import type { TestBackend } from '@mocks/node';
import { expectConsole } from '../../../tests/setup/console.ts';
import { stubIntersectionObserver } from '../../../tests/setup/in-view.ts';
import { stubMedia } from '../../../tests/setup/media.ts';
import { openApp, type OpenAppOptions, useOpenApp } from '../../../tests/setup/open-app.tsx';
import { idOf, planMatches, say } from '../../../tests/setup/plan-matches.ts';

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

const log = () => screen.findByRole('group', { name: 'Zprávy v chatu' });
const box = () => screen.findByRole('textbox', { name: 'Zpráva ostatním' });
const shown = async (): Promise<string[]> =>
  within(await log())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
const announced = (): string[] =>
  within(screen.getByRole('log'))
    .queryAllByRole('paragraph')
    .map(({ textContent }) => textContent);
/** The look that every return to the page takes. */
const comeBack = (): void => void act(() => window.dispatchEvent(new Event('focus')));

describe('the log', () => {
  it.each([
    { match: {}, words: cs.chat.empty },
    { match: { starts_at: NOW - 7_200_000, ends_at: NOW - 3_600_000 }, words: cs.chat.silent },
    { match: { cancelled: true }, words: cs.chat.silent },
  ] as const)('invites to write only where there is still something to agree on: $words', async (row) => {
    await openChat((backend) =>
      planMatches(backend, [{ title: 'Zápas', players: ['jana', 'alex'], ...row.match }]),
    );
    expect(await screen.findByText(row.words)).toBeDefined();
  });

  it('is in English under /en, and says both times to a viewer elsewhere', async () => {
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

  it('takes what comes, says it once to people who do not see it, and reads no list for it', async () => {
    const { backend, requests } = await openChat((backend) =>
      say(backend, 'alex', 'dávno', { minutesAgo: 60 }),
    );
    await within(await log()).findByText('dávno');
    say(backend, 'alex', '{nová} $& <b>zpráva</b>');
    comeBack();
    await waitFor(() =>
      expect(announced()).toEqual([expect.stringMatching(/^Alex.*: \{nová\} \$& <b>zpráva<\/b>$/)]),
    );
    expect(await shown()).toHaveLength(4);
    expect(requests('GET /api/match/1/chat/messages/')).toHaveLength(1);
    say(backend, 'alex', 'dvě');
    say(backend, 'alex', 'najednou');
    comeBack();
    await waitFor(() => expect(announced()).toHaveLength(3));
    expect(requests('GET /api/match/1/chat/messages/')).toHaveLength(2);
    comeBack();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(announced()).toHaveLength(3);
  });

  it('announces none of what was there before, where it could not be had at first', async () => {
    const { backend, user } = await openChat((backend) => say(backend, 'alex', 'dávno', { minutesAgo: 60 }), {
      faults: [{ target: 'getChatMessages', kind: 'status', status: 500 }],
    });
    const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
    backend.faults.clear();
    await user.click(retry);
    await within(await log()).findByText('dávno');
    expect(announced()).toEqual([]);
  });

  it('says what somebody wrote before me, when it comes after what I wrote', async () => {
    const { backend, user } = await openChat((backend) => say(backend, 'alex', 'dávno', { minutesAgo: 60 }));
    const field = await box();
    say(backend, 'alex', 'dřív');
    await user.type(field, 'potom{Enter}');
    await screen.findAllByText('Odesláno');
    comeBack();
    await waitFor(() => expect(announced()).toEqual([expect.stringMatching(/: dřív$/)]));
    expect((await shown()).slice(-2)).toEqual([
      expect.stringMatching(/dřív$/),
      expect.stringMatching(/potom$/),
    ]);
  });

  it('goes when the backend lets me in no longer, and comes back when I take part again', async () => {
    const { backend, user } = await openChat();
    await user.type(await box(), 'Budu tam');
    backend.store.mutate((state) => {
      state.participations = state.participations.filter(({ user_id }) => user_id !== idOf(state, 'jana'));
    });
    comeBack();
    await screen.findByText('Chat vidí jen hráči');
    expect(screen.queryByRole('textbox', { name: 'Zpráva ostatním' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: /Chat/ })));
    await user.click(await screen.findByRole('button', { name: 'Jdu hrát: Zápas' }));
    expect(await box()).toHaveProperty('value', 'Budu tam');
  });

  it('says so when the match is there no longer, and does not look for it again and again', async () => {
    const { backend } = await openChat();
    await box();
    backend.store.mutate((state) => {
      state.matches = [];
    });
    comeBack();
    expect(await screen.findByText(cs.detail.notFound.text)).toBeDefined();
  });

  it('keeps its notice while it looks again for what it has never got', async () => {
    expectConsole('error', 'MalformedResponseError');
    const target = 'getChatSummary';
    const { backend, requests } = await openChat(undefined, { faults: [{ target, kind: 'html' }] });
    await box();
    const notice = await screen.findByText(/^Nové údaje se teď nedaří načíst/);
    const summaryCalls = () => requests('GET /api/match/1/chat/summary/').length;
    const before = summaryCalls();
    backend.faults.clear();
    backend.faults.add({ target, kind: 'html', delay_ms: 500 });
    comeBack();
    await waitFor(() => expect(summaryCalls()).toBe(before + 1));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(notice.isConnected).toBe(true);
  });
});

const marked = 'POST /api/match/1/chat/mark-read/';
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 800)));

it('reading is told once it has taken place, and until then waited for in the title, at the bell and in the link, which tell what was written, not who came and went', async () => {
  setInView(false);
  const { requests } = await openChat((backend) => {
    const event = (name: 'joined' | 'left'): void =>
      backend.store.mutate((state) => addEvent(state, 1, name, idOf(state, 'tomas'), Date.now()));
    event('joined');
    say(backend, 'alex', 'Kdo vezme míč?');
    say(backend, 'alex', 'A pumpičku?');
    event('left');
  });
  await waitFor(() => expect(document.title).toBe('(2) Zápas – Hrajem'));
  for (const role of ['button', 'link'])
    expect(screen.getByRole(role, { name: 'Zprávy, 2 nepřečtené' })).toBeDefined();
  expect(await screen.findByRole('link', { name: /^Chat \(2\).*A pumpičku\?$/ })).toBeDefined();
  const mark = (await screen.findByText('Odsud nepřečtené')).closest('[data-first-unread]');
  expect(mark?.nextElementSibling?.textContent).toContain('Kdo vezme míč?');
  await aWhile();
  hasFocus = false;
  act(() => void window.dispatchEvent(new Event('blur')));
  setInView(true);
  await aWhile();
  expect(requests(marked)).toEqual([]);
  hasFocus = true;
  comeBack();
  await waitFor(() => expect(document.title).toBe('Zápas – Hrajem'));
  await aWhile();
  expect(requests(marked)).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Chat/ })).toBeDefined();
});

describe('writing', () => {
  it('sends by Enter, breaks the line by Shift+Enter, and takes the mark of the unread away', async () => {
    const { user, backend } = await openChat((backend) => say(backend, 'alex', 'nové'));
    await screen.findByText('Odsud nepřečtené');
    await user.type(await box(), 'jeden{Shift>}{Enter}{/Shift}dva');
    expect(await box()).toHaveProperty('value', 'jeden\ndva');
    await user.keyboard('{Enter}');
    await screen.findAllByText('Odesláno');
    expect(await box()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(await box());
    expect(screen.queryByText('Odsud nepřečtené')).toBeNull();
    expect(backend.store.state.messages.map((row) => row.kind === 'text' && row.message)).toEqual([
      'nové',
      'jeden\ndva',
    ]);
  });

  it('sends once neither blanks nor more than fits, an emoji counted as one, without the white space around it', async () => {
    const { user, requests, backend } = await openChat();
    const field = await box();
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

  it('gives back, to be changed, what would be refused again', async () => {
    const { user, backend } = await openChat();
    await user.type(await box(), 'tak už ne');
    backend.store.mutate((state) => {
      state.participations = state.participations.filter(({ user_id }) => user_id !== idOf(state, 'jana'));
    });
    await user.keyboard('{Enter}');
    await screen.findByRole('alert');
    await user.click(await screen.findByRole('button', { name: 'Upravit' }));
    await waitFor(async () => expect(await box()).toHaveProperty('value', 'tak už ne'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an event that changes the match', () => {
  const waiting = /1\. v pořadí/;
  const playing = /^Hrajete!/;
  const secret = { token: 'tajemství', hash: 'otisk' };

  /** Alex leaves the full match that jana is the first to wait for. */
  const moveUp = (backend: TestBackend): void =>
    backend.store.mutate((state) =>
      leaveMatch(state, { matchId: 1, userId: idOf(state, 'alex'), now: Date.now(), secret }),
    );
  const openWaiting = (address: string) =>
    openApp(address, {
      as: 'jana',
      prepare: (backend) =>
        planMatches(backend, [
          { title: 'Zápas', max_participants: 2, players: ['alex', 'tomas'], waiting: ['jana'] },
        ]),
    });

  it('is read anew on its screen at once, and stands in the list when one goes back', async () => {
    const { backend, requests, go } = await openWaiting('/');
    await screen.findAllByText(waiting);
    await go('/detail/1#chat');
    await box();
    await screen.findAllByText(waiting);
    moveUp(backend);
    comeBack();
    await screen.findAllByText(playing);
    expect(screen.queryAllByText(waiting)).toEqual([]);
    expect(requests('GET /api/match/1/')).not.toEqual([]);
    const lists = requests('get-upcoming-matches').length;
    await go('/');
    await screen.findByRole('link', { name: 'Zápas' });
    expect(screen.queryAllByText(waiting)).toEqual([]);
    expect(requests('get-upcoming-matches')).toHaveLength(lists);
  });

  it('is read anew where it is younger than what is known of the match when its chat opens', async () => {
    const { backend, go } = await openWaiting('/detail/1');
    await screen.findAllByText(waiting);
    await go('/profil');
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
    vi.setSystemTime(NOW + 10_000);
    moveUp(backend);
    await go('/detail/1#chat');
    await screen.findAllByText(playing);
    expect(screen.queryAllByText(waiting)).toEqual([]);
  });
});

describe('a chat that is opened again', () => {
  const anew = async (app: Awaited<ReturnType<typeof openChat>>): Promise<void> => {
    await app.go('/profil');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Zpráva ostatním' })).toBeNull());
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
  };

  it('marks where the unread begin now, and announces none of what came meanwhile', async () => {
    const app = await openChat((backend) => say(backend, 'alex', 'dávno', { minutesAgo: 60 }));
    await screen.findByText('Odsud nepřečtené');
    await waitFor(() => expect(app.requests('mark-read')).toHaveLength(1));
    await anew(app);
    say(app.backend, 'alex', 'jedna');
    say(app.backend, 'alex', 'dvě');
    vi.setSystemTime(NOW + 6000);
    await app.go('/detail/1#chat');
    await within(await log()).findByText('dvě');
    const texts = await shown();
    expect(texts[texts.indexOf('Odsud nepřečtené') + 1]).toMatch(/jedna$/);
    expect(texts.filter((text) => text === 'Odsud nepřečtené')).toHaveLength(1);
    expect(announced()).toEqual([]);
  });

  it('is asked for once by however many reasons to look again come together', async () => {
    const { requests } = await openChat();
    await box();
    const summaryCalls = () => requests('GET /api/match/1/chat/summary/').length;
    const before = summaryCalls();
    comeBack();
    await waitFor(() => expect(summaryCalls()).toBe(before + 1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    act(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      window.dispatchEvent(new Event('focus'));
    });
    await waitFor(() => expect(summaryCalls()).toBe(before + 2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(summaryCalls()).toBe(before + 2);
    expect(requests('chat/notifications').length).toBeLessThanOrEqual(before + 2);
  });
});
