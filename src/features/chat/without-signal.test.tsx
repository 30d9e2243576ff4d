// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBDatabase as FDBDatabase, IDBObjectStore as FDBObjectStore } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { hasUnsavedWork } from '@/components/state/unsaved-work.ts';
import { getMatch } from '@/generated/match/match';
import { addMessage } from '@mocks/db/matches/chat';
import { NOW } from '@mocks/db/state.fixture';
import {
  openChatOffline,
  openFutsalChat,
  findEntry,
  readOutbox,
  currentOwner,
  storedTexts,
  useDevice,
  expectWaiting,
  sendText,
} from '@tests/setup/offline-chat';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import { idOf } from '@tests/setup/plan-matches';
import { deliver } from './data/outbox/delivery';
import { outboxDatabaseName } from './data/outbox/outbox-database';
import { outboxStoreOf } from './data/outbox/outbox-store';

useOpenApp();

useDevice();

/** Several messages, each with database transactions, need more time. */
const longTimeout = { timeout: 20_000 };

it('shows pending messages, and sends them in order when the connection is back', async () => {
  const app = await openChatOffline();
  await sendText(app, 'jsem tu');
  vi.setSystemTime(NOW - 24 * 3600 * 1000);
  await sendText(app, 'kde jste');
  await expectWaiting('jsem tu');
  expect(screen.getAllByText(/^Čeká na signál/).some((element) => element.closest('[role=status]'))).toBe(
    true,
  );
  expect(storedTexts(app.backend)).toEqual([]);
  app.setOffline(false);
  await waitFor(() => expect(storedTexts(app.backend)).toEqual(['jsem tu', 'kde jste']));
  await screen.findAllByText('Odesláno');
  expect(screen.getAllByText('jsem tu')).toHaveLength(1);
});

it('reads the outbox when the page is shown, and not when it is hidden', async () => {
  await openChatOffline('jsem tu');
  const transactions = vi.spyOn(FDBDatabase.prototype, 'transaction');
  // The offline cache has transactions too when the page is hidden.
  const countOutboxTransactions = () =>
    (transactions.mock.contexts as IDBDatabase[]).filter(({ name }) => name === outboxDatabaseName).length;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
  // What has just been typed may still be stored.
  await waitFor(async () => {
    transactions.mockClear();
    await pause();
    expect(countOutboxTransactions()).toBe(0);
  });
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const setVisibility = async (state: DocumentVisibilityState): Promise<void> => {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pause();
  };
  await setVisibility('hidden');
  expect(countOutboxTransactions()).toBe(0);
  await setVisibility('visible');
  await waitFor(() => expect(countOutboxTransactions()).toBeGreaterThan(0));
  visibility.mockRestore();
  transactions.mockRestore();
});

describe('a pending message', () => {
  it('can be edited while another one is being typed', async () => {
    const app = await openChatOffline('jsem tu');
    const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Zpráva ostatním' });
    await app.user.type(input, 'a mám míč');
    await app.user.click(await screen.findByRole('button', { name: 'Upravit' }));
    await waitFor(() => expect(input.value).toBe('jsem tu\na mám míč'));
    expect(document.activeElement).toBe(input);
    app.setOffline(false);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(storedTexts(app.backend)).toEqual(['jsem tu\na mám míč']));
  });

  it('shares one status with its neighbours, and can be taken back alone', async () => {
    const app = await openChatOffline('jsem tu', 'kde jste', 'hledám vás');
    const expectStatusOnlyIn = async (text: string): Promise<void> => {
      const statuses = screen.getAllByText(/^Čeká na signál/);
      const visibleStatuses = statuses.filter((status) => !status.closest('.sr-only'));
      expect(visibleStatuses).toHaveLength(1);
      expect((await findEntry(text)).contains(visibleStatuses[0] ?? null)).toBe(true);
    };
    await expectStatusOnlyIn('hledám vás');
    expect(screen.getAllByRole('button', { name: 'Upravit' })).toHaveLength(3);
    const takeBackButton = within(await findEntry('hledám vás')).getByRole('button', { name: 'Neposílat' });
    await app.user.click(takeBackButton);
    await waitFor(() => expect(screen.queryByText('hledám vás')).toBeNull());
    await expectStatusOnlyIn('kde jste');
    app.setOffline(false);
    await waitFor(() => expect(storedTexts(app.backend)).toEqual(['jsem tu', 'kde jste']));
  });

  it('is shown when the app is opened offline', async () => {
    const app = await openChatOffline('jsem tu');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    app.leave();
    const reopenedApp = await openApp('/detail/1#chat', { backend: app.backend, isOffline: true });
    await expectWaiting('jsem tu');
    reopenedApp.setOffline(false);
    await waitFor(() => expect(storedTexts(app.backend)).toEqual(['jsem tu']));
  });

  it('is removed when another person signs in', async () => {
    const app = await openChatOffline('jsem tu');
    const formerOwner = currentOwner();
    app.leave();
    await openApp('/detail/1#chat', { backend: app.backend, as: 'alex' });
    await screen.findByRole('textbox', { name: 'Zpráva ostatním' });
    await waitFor(async () => expect(await readOutbox(formerOwner)).toEqual({}));
    expect(await readOutbox()).toEqual({});
    expect(screen.queryByText('jsem tu')).toBeNull();
    expect(storedTexts(app.backend)).toEqual([]);
  });
});

it('sends a message from only one of two tabs', async () => {
  const app = await openChatOffline();
  let lastAction: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_: string, _options: object, action: () => Promise<void>) => {
      const result = lastAction.then(action);
      lastAction = result.catch(() => undefined);
      return result;
    },
  };
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, name) => (name === 'locks' ? locks : (Reflect.get(target, name, target) as unknown)),
    }),
  );
  await sendText(app, 'jsem tu');
  await sendText(app, 'kde jste');
  await expectWaiting('kde jste');
  app.setOffline(false);
  const otherTabClient = new QueryClient();
  deliver({ queryClient: otherTabClient, getOwner: currentOwner });
  await waitFor(() => expect(storedTexts(app.backend)).toEqual(['jsem tu', 'kde jste']));
  await lastAction;
  expect(app.requests('chat/send')).toHaveLength(2);
  otherTabClient.clear();
});

describe('a failing server', () => {
  it('gets no request during the backoff unless the person presses "try now"', async () => {
    const app = await openFutsalChat();
    app.backend.faults.add({ target: 'sendChatMessage', kind: 'status', status: 429 });
    await sendText(app, 'jsem tu');
    await waitFor(async () => expect((await findEntry('jsem tu')).textContent).toContain('Další pokus: '));
    app.backend.faults.clear();
    const otherTabClient = new QueryClient();
    deliver({ queryClient: otherTabClient, getOwner: currentOwner });
    for (const type of ['focus', 'online']) act(() => void window.dispatchEvent(new Event(type)));
    await act(() => getMatch(1));
    await sendText(app, 'kde jste');
    // The button moves to the last message once that message is saved.
    const lastEntry = within(await findEntry('kde jste'));
    const tryNowButton = await lastEntry.findByRole('button', { name: 'Zkusit hned' });
    expect(app.requests('chat/send')).toHaveLength(1);
    await app.user.click(tryNowButton);
    await waitFor(() => expect(storedTexts(app.backend)).toEqual(['jsem tu', 'kde jste']), longTimeout);
    otherTabClient.clear();
  });

  it('does not prevent discarding a message that may have arrived', async () => {
    const app = await openFutsalChat();
    app.backend.faults.add({ target: '/api/', kind: 'status', status: 503 });
    await sendText(app, 'jsem tu');
    await app.user.click(await screen.findByRole('button', { name: 'Nechat být' }));
    await waitFor(() => expect(screen.queryByText('jsem tu')).toBeNull());
    expect(await readOutbox()).toEqual({});
  });
});

it('warns when the database is full, and asks before the window closes', async () => {
  const app = await openChatOffline();
  vi.spyOn(FDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await sendText(app, 'jsem tu');
  await screen.findByText(/nezavírejte toto okno/);
  expect(hasUnsavedWork()).toBe(true);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  app.setOffline(false);
  await waitFor(() => expect(storedTexts(app.backend)).toEqual(['jsem tu']));
  await screen.findAllByText('Odesláno');
  expect(hasUnsavedWork()).toBe(false);
});

it('shows a message that was written in another tab', async () => {
  await openChatOffline();
  const otherTabStore = outboxStoreOf({ queryClient: new QueryClient(), getOwner: currentOwner });
  await otherTabStore.add(1, { key: 'k', text: 'odjinud', afterId: 0, writtenAt: '2026-11-20T17:00:00Z' });
  await expectWaiting('odjinud');
  expect(screen.getAllByText('odjinud')).toHaveLength(1);
});

it('sends each message once while the connection changes sixty times', async () => {
  const app = await openChatOffline();
  const texts = ['jedna', 'dva', 'tři', 'čtyři', 'pět'];
  app.backend.faults.add({ target: 'sendChatMessage', kind: 'delay', delay_ms: 15, after: true });
  for (let flip = 0; flip < 60; flip += 1) {
    if (flip % 12 === 0) await sendText(app, texts[flip / 12] ?? '');
    app.setOffline(flip % 2 === 1);
    await new Promise((resolve) => setTimeout(resolve, flip % 7));
  }
  app.setOffline(false);
  await waitFor(() => {
    // An attempt that was interrupted above may fail during this wait, so each check moves the clock past the pause that follows a failure.
    vi.setSystemTime(Date.now() + 600_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(storedTexts(app.backend)).toEqual(texts);
  }, longTimeout);
  await waitFor(async () => expect(await readOutbox()).toEqual({}));
  for (const text of texts) expect(screen.getAllByText(text)).toHaveLength(1);
});

/** Opens a chat; `getSentKeys` returns the idempotency keys of all send requests so far. */
async function openChatWithKeys() {
  const app = await openFutsalChat();
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  const getSentKeys = () =>
    fetchSpy.mock.calls
      .filter(([url]) => (url as string).endsWith('/chat/send/'))
      .map(([, init]) => new Headers(init?.headers).get('Idempotency-Key') ?? '');
  return { ...app, getSentKeys };
}

it('gives each message its own key, even with the same text', async () => {
  const app = await openChatWithKeys();
  await sendText(app, 'ano');
  await sendText(app, 'ano');
  await waitFor(() => expect(storedTexts(app.backend)).toEqual(['ano', 'ano']));
  expect(new Set(app.getSentKeys()).size).toBe(2);
  expect(await screen.findAllByText('ano')).toHaveLength(2);
});

it('retries with the same key, so that a late first attempt is stored once', async () => {
  const app = await openChatWithKeys();
  const { backend, getSentKeys } = app;
  backend.faults.add({ target: 'sendChatMessage', kind: 'reset', times: 1 });
  await sendText(app, 'kde jsi');
  await screen.findByText(/^Zatím neodešla/);
  backend.store.mutate((state) =>
    addMessage(state, {
      match_id: 1,
      sender_id: idOf(state, 'jana'),
      message: 'kde jsi',
      created_at: Date.now(),
      idempotency_key: getSentKeys()[0] ?? '',
    }),
  );
  vi.setSystemTime(NOW + 2000);
  await screen.findAllByText('Odesláno');
  expect(getSentKeys()).toHaveLength(2);
  expect(new Set(getSentKeys()).size).toBe(1);
  expect(storedTexts(backend)).toEqual(['kde jsi']);
  expect(screen.getAllByText('kde jsi')).toHaveLength(1);
});
