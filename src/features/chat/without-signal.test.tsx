// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBDatabase as FDBDatabase, IDBObjectStore as FDBObjectStore } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { NOW } from '@mocks/db/state.fixture';
import { openApp, useOpenApp } from '../../../tests/setup/open-app.tsx';
import { hasUnsavedWork } from '@/components/unsaved-work.ts';
import { deliver } from './data/delivery';
import { createOutboxDatabase, outboxDatabaseName } from './data/outbox-database';
import { outboxOf } from './data/outbox-store';
import { getMatch } from '@/generated/match/match';
import {
  openChatOffline,
  findEntry,
  readOutbox,
  currentOwner,
  planFutsal,
  storedTexts,
  useDevice,
  expectWaiting,
  sendText,
} from '../../../tests/setup/offline-chat.ts';

useOpenApp();

useDevice();

/** For several messages, each with its transactions of the outbox, on a busy machine. */
const patient = { timeout: 20_000 };

it('says that a message waits, and sends all in their order when the signal is back', async () => {
  const app = await openChatOffline();
  await sendText(app, 'jsem tu');
  vi.setSystemTime(NOW - 24 * 3600 * 1000);
  await sendText(app, 'kde jste');
  await expectWaiting('jsem tu');
  expect(storedTexts(app.backend)).toEqual([]);
  app.setOffline(false);
  await waitFor(() => expect(storedTexts(app.backend)).toEqual(['jsem tu', 'kde jste']));
  await screen.findAllByText('Odesláno');
  expect(screen.getAllByText('jsem tu')).toHaveLength(1);
});

it('looks for what waits when the page is shown, and not as it is hidden', async () => {
  const app = await openChatOffline();
  await sendText(app, 'jsem tu');
  await expectWaiting('jsem tu');
  const begun = vi.spyOn(FDBDatabase.prototype, 'transaction');
  // What is kept of answers is written as the page is hidden.
  const ofOutbox = () =>
    (begun.mock.contexts as IDBDatabase[]).filter(({ name }) => name === outboxDatabaseName).length;
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const become = async (state: DocumentVisibilityState): Promise<void> => {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await become('hidden');
  expect(ofOutbox()).toBe(0);
  await become('visible');
  await waitFor(() => expect(ofOutbox()).toBeGreaterThan(0));
  visibility.mockRestore();
  begun.mockRestore();
});

describe('a message that waits', () => {
  it('can be changed, beside what is being typed', async () => {
    const app = await openChatOffline();
    await sendText(app, 'jsem tu');
    const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Zpráva ostatním' });
    await app.user.type(input, 'a mám míč');
    await app.user.click(await screen.findByRole('button', { name: 'Upravit' }));
    await waitFor(() => expect(input.value).toBe('jsem tu\na mám míč'));
    expect(document.activeElement).toBe(input);
    app.setOffline(false);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(storedTexts(app.backend)).toEqual(['jsem tu\na mám míč']));
  });

  it('says once for a run of them that they wait, and each can be taken back by itself', async () => {
    const app = await openChatOffline();
    for (const text of ['jsem tu', 'kde jste', 'hledám vás']) {
      await sendText(app, text);
      await expectWaiting(text);
    }
    const seen = () =>
      screen.getAllByText(/^Čeká na signál/).filter((sentence) => !sentence.closest('.sr-only'));
    const last = async () => (await findEntry('hledám vás')).contains(seen()[0] ?? null);
    expect([seen().length, await last()]).toEqual([1, true]);
    expect(screen.getAllByRole('button', { name: 'Upravit' })).toHaveLength(3);
    const takeBack = within(await findEntry('hledám vás')).getByRole('button', { name: 'Neposílat' });
    await app.user.click(takeBack);
    await waitFor(() => expect(screen.queryByText('hledám vás')).toBeNull());
    expect([seen().length, (await findEntry('kde jste')).contains(seen()[0] ?? null)]).toEqual([1, true]);
    app.setOffline(false);
    await waitFor(() => expect(storedTexts(app.backend)).toEqual(['jsem tu', 'kde jste']));
  });

  it('is shown when the app is opened without a signal', async () => {
    const app = await openChatOffline();
    await sendText(app, 'jsem tu');
    await expectWaiting('jsem tu');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    app.leave();
    const again = await openApp('/detail/1#chat', { backend: app.backend, isOffline: true });
    await expectWaiting('jsem tu');
    again.setOffline(false);
    await waitFor(() => expect(storedTexts(app.backend)).toEqual(['jsem tu']));
  });

  it('goes when another person comes, whose it was being gone while the app was closed', async () => {
    const app = await openChatOffline();
    await sendText(app, 'jsem tu');
    await expectWaiting('jsem tu');
    const whose = currentOwner();
    app.leave();
    await openApp('/detail/1#chat', { backend: app.backend, as: 'alex' });
    await screen.findByRole('textbox', { name: 'Zpráva ostatním' });
    await waitFor(async () => expect(await readOutbox(whose)).toEqual({}));
    expect(await createOutboxDatabase().read(currentOwner())).toEqual({});
    expect(screen.queryByText('jsem tu')).toBeNull();
    expect(storedTexts(app.backend)).toEqual([]);
  });
});

it('is sent by one of two tabs', async () => {
  const app = await openChatOffline();
  let tail: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_: string, __: object, action: () => Promise<void>) => {
      const result = tail.then(action);
      tail = result.catch(() => undefined);
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
  const other = new QueryClient();
  deliver({ queryClient: other, owner: currentOwner });
  await waitFor(() => expect(storedTexts(app.backend)).toEqual(['jsem tu', 'kde jste']));
  await tail;
  expect(app.requests('chat/send')).toHaveLength(2);
  other.clear();
});

describe('a server that cannot be reached although there is a signal', () => {
  it('is left alone for the pause, whatever wakes the page, until the person wants an attempt', async () => {
    const app = await openApp('/detail/1#chat', { as: 'jana', prepare: planFutsal });
    await screen.findByRole('textbox', { name: 'Zpráva ostatním' });
    const retryAfter = { target: 'sendChatMessage', kind: 'status', status: 429 } as const;
    app.backend.faults.add(retryAfter);
    await sendText(app, 'jsem tu');
    await waitFor(async () => expect((await findEntry('jsem tu')).textContent).toContain('Další pokus: '));
    app.backend.faults.clear();
    const other = new QueryClient();
    deliver({ queryClient: other, owner: currentOwner });
    for (const type of ['focus', 'online', 'pageshow']) act(() => void window.dispatchEvent(new Event(type)));
    await act(() => getMatch(1));
    await sendText(app, 'kde jste');
    await findEntry('kde jste');
    expect(app.requests('chat/send')).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Zkusit hned' }));
    await waitFor(() => expect(storedTexts(app.backend)).toEqual(['jsem tu', 'kde jste']), patient);
    other.clear();
  });

  it('lets go of what it may have got, and never asks for a press', async () => {
    const app = await openApp('/detail/1#chat', { as: 'jana', prepare: planFutsal });
    await screen.findByRole('textbox', { name: 'Zpráva ostatním' });
    app.backend.faults.add({ target: '/api/', kind: 'status', status: 503 });
    await sendText(app, 'jsem tu');
    await app.user.click(await screen.findByRole('button', { name: 'Dál nezkoušet' }));
    await waitFor(() => expect(screen.queryByText('jsem tu')).toBeNull());
    expect(await readOutbox()).toEqual({});
  });
});

it('says so where the device’s store is full, and asks before the window with the words closes', async () => {
  const app = await openChatOffline();
  vi.spyOn(FDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await sendText(app, 'jsem tu');
  await screen.findByText(/nezavírejte toto okno/);
  expect(hasUnsavedWork()).toBe(true);
  const leaving = new Event('beforeunload', { cancelable: true });
  expect(window.dispatchEvent(leaving)).toBe(false);
  app.setOffline(false);
  await waitFor(() => expect(storedTexts(app.backend)).toEqual(['jsem tu']));
  await screen.findAllByText('Odesláno');
  expect(hasUnsavedWork()).toBe(false);
});

it('shows in one tab what is written in another', async () => {
  await openChatOffline();
  const elsewhere = outboxOf({ queryClient: new QueryClient(), owner: currentOwner });
  await elsewhere.add(1, { key: 'k', text: 'odjinud', afterId: 0, writtenAt: '2026-11-20T17:00:00Z' });
  await expectWaiting('odjinud');
  expect(screen.getAllByText('odjinud')).toHaveLength(1);
});

it('loses nothing and sends nothing twice while the signal comes and goes sixty times', async () => {
  const app = await openChatOffline();
  const written = ['jedna', 'dva', 'tři', 'čtyři', 'pět'];
  app.backend.faults.add({
    target: 'sendChatMessage',
    kind: 'delay',
    delay_ms: 15,
    after: true,
  });
  for (let flip = 0; flip < 60; flip += 1) {
    if (flip % 12 === 0) await sendText(app, written[flip / 12] ?? '');
    app.setOffline(flip % 2 === 1);
    await new Promise((resolve) => setTimeout(resolve, flip % 7));
  }
  app.setOffline(false);
  await waitFor(() => {
    // A send that failed as the connection broke may still be under way: the pause after it is skipped too.
    vi.setSystemTime(Date.now() + 600_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(storedTexts(app.backend)).toEqual(written);
  }, patient);
  await waitFor(async () => expect(await readOutbox()).toEqual({}));
  for (const text of written) expect(screen.getAllByText(text)).toHaveLength(1);
});
