// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMyMessage, createNotification } from '@/features/chat/data/chat.fixture';
import { expectConsole } from '@tests/setup/console';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import { planMatches, say } from '@tests/setup/plan-matches';
import { findNewNotifications } from './notifications';

useOpenApp();

// Loading these chunks may take longer than the timeout of a query.
beforeAll(
  () =>
    Promise.all([
      import('./messages-menu'),
      import('@/screens/home.matches'),
      import('@/screens/home.messages'),
      import('@/screens/detail-screen'),
    ]),
  60_000,
);

let popups: { source: unknown; title: string; body: string | undefined; click: () => void }[] = [];
let permission: NotificationPermission = 'default';
let promptAnswer: NotificationPermission = 'granted';
const badge = { setAppBadge: vi.fn(() => Promise.resolve()), clearAppBadge: vi.fn(() => Promise.resolve()) };

class TestNotification extends EventTarget {
  static get permission(): NotificationPermission {
    return permission;
  }
  static requestPermission(): Promise<NotificationPermission> {
    permission = promptAnswer;
    return Promise.resolve(promptAnswer);
  }
  constructor(title: string, { body }: NotificationOptions) {
    super();
    popups.push({ source: this, title, body, click: () => void this.dispatchEvent(new Event('click')) });
  }
  close(): void {
    popups = popups.filter(({ source }) => source !== this);
    this.dispatchEvent(new Event('close'));
  }
}

beforeEach(() => {
  popups = [];
  permission = 'default';
  promptAnswer = 'granted';
  vi.stubGlobal('Notification', TestNotification);
  vi.spyOn(window, 'focus').mockReturnValue();
  Object.assign(navigator, badge);
  badge.setAppBadge.mockClear();
  badge.clearAppBadge.mockClear();
});

const openWithUnread = (address = '/') =>
  openApp(address, {
    as: 'jana',
    prepare: (backend) => {
      planMatches(backend, [
        { title: 'První', players: ['jana', 'alex'] },
        { title: 'Druhý', players: ['jana', 'alex'] },
        { title: 'Cizí', players: ['alex'] },
      ]);
      say(backend, 'alex', 'jedna', { match_id: 1 });
      say(backend, 'alex', 'dvě', { match_id: 2 });
      say(backend, 'alex', 'tři', { match_id: 2 });
      say(backend, 'alex', 'nic pro Janu', { match_id: 3 });
    },
  });

const findMenuButton = async (name: string): Promise<HTMLElement> =>
  (await screen.findAllByRole('button', { name }))[0]!;
const setHidden = (isHidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
};
/** The app refetches when the window gets the focus. */
const focusWindow = (): void => void act(() => window.dispatchEvent(new Event('focus')));

it('counts unread messages in rows, title, app icon and the menu, which links to each chat', async () => {
  const { user, at } = await openWithUnread();
  await findMenuButton('Zprávy, 3 nepřečtené');
  await waitFor(() => expect(document.title).toBe('(3) Zápasy – Hrajem'));
  expect(badge.setAppBadge).toHaveBeenLastCalledWith(3);
  const getRowText = (title: string) => screen.getByRole('link', { name: title }).closest('li')?.textContent;
  expect(getRowText('První')).toContain('1 nepřečtená zpráva');
  expect(getRowText('Druhý')).toContain('2 nepřečtené zprávy');
  expect(getRowText('Cizí')).not.toContain('nepřečten');
  await user.click(await findMenuButton('Zprávy, 3 nepřečtené'));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    expect.stringMatching(/^Druhý, Alex.*: tři, .+, 2 nepřečtené zprávy$/),
    expect.stringMatching(/^První, Alex.*: jedna, .+, 1 nepřečtená zpráva$/),
    'Všechny zprávy',
  ]);
  await user.click(entries[1]!);
  await screen.findByRole('heading', { level: 1, name: 'První' });
  expect(at()).toBe('/detail/1#chat');
});

it('removes the count from the app icon for a guest', async () => {
  await openApp('/');
  expect(badge.clearAppBadge).toHaveBeenCalled();
});

it('retries from the menu after a failure, and keeps the count on the app icon until then', async () => {
  expectConsole('error', 'MalformedResponseError');
  const { user, backend } = await openApp('/', {
    as: 'jana',
    prepare: (backend) => planMatches(backend, []),
    faults: [{ target: 'getChatNotifications', kind: 'html' }],
  });
  await user.click(await findMenuButton('Zprávy'));
  await screen.findByText('Zprávy se nepodařilo načíst.');
  expect([badge.setAppBadge.mock.calls, badge.clearAppBadge.mock.calls]).toEqual([[], []]);
  backend.faults.clear();
  await user.click(screen.getByRole('menuitem', { name: 'Zkusit znovu' }));
  const item = await screen.findByRole('menuitem', { name: 'Všechno máte přečtené.' });
  item.focus();
  expect(document.activeElement).toBe(item);
  expect(document.title).toBe('Zápasy – Hrajem');
  expect(badge.clearAppBadge).toHaveBeenCalledOnce();
});

describe('notifications of the browser', () => {
  const switchOn = async (user: Awaited<ReturnType<typeof openWithUnread>>['user']): Promise<void> => {
    await user.click(await screen.findByRole('checkbox', { name: /^Upozorňovat v prohlížeči/ }));
    // The polling chunk loads when the page is idle.
    await waitFor(() => expect(document.title).toBe('(3) Zprávy – Hrajem'));
  };

  it('appear only when switched on, while the page is hidden, and for new messages', async () => {
    const { backend, user, at } = await openWithUnread('/?open=messages');
    await findMenuButton('Zprávy, 3 nepřečtené');
    expect(permission).toBe('default');
    await switchOn(user);
    expect(permission).toBe('granted');
    const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Upozorňovat/ });
    await waitFor(() => expect(checkbox.checked).toBe(true));

    say(backend, 'alex', 'viditelně', { match_id: 1 });
    focusWindow();
    await findMenuButton('Zprávy, 4 nepřečtené');
    expect(popups).toEqual([]);

    setHidden(true);
    say(backend, 'alex', 'potají {0}', { match_id: 2 });
    focusWindow();
    await waitFor(() => expect(popups).toHaveLength(1));
    expect(popups[0]).toMatchObject({
      title: 'Druhý',
      body: expect.stringMatching(/^Alex.*: potají \{0\}$/) as string,
    });
    setHidden(false);
    await act(async () => popups[0]?.click());
    await screen.findByRole('heading', { level: 1, name: 'Druhý' });
    expect(at()).toBe('/detail/2#chat');
  });

  it('close when the session ends', async () => {
    const { backend, user } = await openWithUnread('/?open=messages');
    await switchOn(user);
    await findMenuButton('Zprávy, 3 nepřečtené');
    setHidden(true);
    say(backend, 'alex', 'potají', { match_id: 1 });
    say(backend, 'alex', 'potají', { match_id: 2 });
    focusWindow();
    await waitFor(() => expect(popups).toHaveLength(2));
    setHidden(false);
    await user.click((await screen.findAllByRole('button', { name: /Jana Nováková/ }))[0]!);
    await user.click(await screen.findByRole('menuitem', { name: 'Odhlásit se z účtu' }));
    await waitFor(() => expect(popups).toEqual([]));
  });

  it('stay off when the permission is denied', async () => {
    promptAnswer = 'denied';
    const { user } = await openWithUnread('/?open=messages');
    await switchOn(user);
    await screen.findByText(/vypnutá/);
    expect(localStorage.getItem('browser_notifications')).toBeNull();
  });
});

it('does not notify about my own message', () => {
  const myNotification = createNotification(1, { last_message: createMyMessage(9, 'jo') });
  expect(findNewNotifications([], [myNotification])).toEqual([]);
});
