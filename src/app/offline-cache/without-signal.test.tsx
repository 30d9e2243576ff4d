// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName } from '@/api/offline-cache/read';
import { NOW } from '@mocks/db/state.fixture';
import type { TestBackend } from '@mocks/node';
import { expectConsole } from '../../../tests/setup/console.ts';
import { openApp, useOpenApp } from '../../../tests/setup/open-app.tsx';
import { planMatches } from '../../../tests/setup/plan-matches.ts';

useOpenApp();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const plan = (backend: TestBackend): void =>
  planMatches(backend, [{ title: 'Futsal', players: ['jana', 'alex'] }, { title: 'Volejbal' }]);

/** All that the database holds, as text. */
async function kept(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(databaseName);
    request.onupgradeneeded = () => request.result.createObjectStore('answers');
    request.onsuccess = () => resolve(request.result);
  });
  return new Promise((resolve) => {
    const request = database.transaction('answers').objectStore('answers').getAll();
    request.onsuccess = () => resolve(JSON.stringify(request.result));
    database.close();
  });
}

/** Until what is shown has been written down; leaving the page writes at once. */
async function isKept(...texts: string[]): Promise<void> {
  await waitFor(async () => {
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const all = await kept();
    for (const text of texts) expect(all).toContain(text);
  });
}

/** Jana has looked at that address on this device, and has closed the app. */
async function lookedAt(address: string, ...texts: string[]): Promise<TestBackend> {
  const app = await openApp(address, { as: 'jana', prepare: plan });
  // The partner stands in the session only.
  await isKept('partner', ...texts);
  // A call that is still on its way would fail without the network, and that is reported.
  await waitFor(() => expect(app.router.options.context.queryClient.isFetching()).toBe(0));
  app.leave();
  return app.backend;
}

const jana = /Futsal|Jana|jana@/;

/** All that is in the browser and on the page. */
async function everything(): Promise<string> {
  const storages = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
  return `${await kept()}${JSON.stringify(storages)}${document.body.textContent}`;
}

it('without a network a chat of mine that was never read takes a message, under what is missing', async () => {
  const backend = await lookedAt('/', 'Futsal');
  const app = await openApp('/detail/1#chat', { backend, isOffline: true });
  const chat = within(await screen.findByRole('region', { name: 'Chat' }));
  expect((await chat.findByRole('alert')).textContent).toContain('Zkusíme to, až bude signál.');
  await app.user.type(await chat.findByRole('textbox', { name: 'Zpráva ostatním' }), 'jsem tu');
  await app.user.click(chat.getByRole('button', { name: 'Odeslat' }));
  await waitFor(() =>
    expect(chat.getByText('jsem tu').closest('[role=listitem]')?.textContent).toMatch(/na signál/),
  );
  app.setOffline(false);
  await chat.findAllByText('Odesláno');
  await waitFor(() => expect(chat.queryByRole('alert')).toBeNull());
});

it('shows of a match what the list knows where the host takes the connection and never answers', async () => {
  const backend = await lookedAt('/', 'Futsal');
  vi.setSystemTime(NOW + 60_000);
  backend.faults.add({ target: '/api/', kind: 'delay', delay_ms: 100_000 });
  await openApp('/detail/1', { backend });
  expect(await screen.findByRole('heading', { level: 1, name: 'Futsal' })).toBeDefined();
  expect(await screen.findByText('Údaje jsou z 18:00. Načítáme nové.')).toBeDefined();
});

it.each([
  ['/', 'Futsal', /Futsal/],
  ['/profil', 'date_joined', /jana@example.com/],
  ['/detail/1', 'Alex', /Futsal/],
])(
  '%s is shown at once where the host cannot be reached, and is not busy once the tries have ended',
  async (address, text, shown) => {
    const backend = await lookedAt(address, text);
    vi.setSystemTime(NOW + 4 * 60_000);
    backend.faults.add({ target: '/api/', kind: 'reset' });
    await openApp(address, { backend });
    await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(shown));
    await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(/z 18:00/));
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
  },
);

it('with a network a session that was ended meanwhile shows nothing for longer, and leaves nothing', async () => {
  const backend = await lookedAt('/profil', 'member');
  backend.store.mutate((state) => {
    state.sessions = [];
  });
  const app = await openApp('/profil', { backend });
  await waitFor(() => expect(app.at()).toContain('/prihlaseni'));
  await waitFor(async () => expect(await everything()).not.toMatch(jana));
});

describe('a store that something is wrong with', () => {
  it('and that never answers is waited for by nobody', async () => {
    const backend = await lookedAt('/', 'Futsal');
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    expectConsole('error', 'NetworkError');
    await openApp('/', { backend, isOffline: true });
    expect(await screen.findByRole('alert')).toBeDefined();
  });

  it('and that holds an answer of another shape is as empty', async () => {
    const backend = await lookedAt('/', 'Futsal');
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(databaseName);
      request.onsuccess = () => resolve(request.result);
    });
    const store = database.transaction('answers', 'readwrite').objectStore('answers');
    store.put('[{"id":1,"title":"Futsal"}]', '/api/match/get-upcoming-matches/');
    store.put('{"half', '/api/user/profile');
    await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
    database.close();
    await openApp('/', { backend, isOffline: true });
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Futsal' })).toBeNull();
  });
});

it('the list is there, whose it is and from when the oldest of it is, with its day when that is not today, and nothing of that with a network', async () => {
  const backend = await lookedAt('/', 'Futsal');
  vi.setSystemTime(NOW + 16 * 3600 * 1000);
  const app = await openApp('/', { backend, isOffline: true });
  expect(await screen.findByText('Bez signálu. Údaje z 20. 11. 18:00.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Futsal' }).closest('[data-old]')).not.toBeNull();
  expect(await screen.findByRole('button', { name: 'Nabídka účtu: Jana Nováková' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  app.setOffline(false);
  await waitFor(() => expect(screen.queryByText(/Bez signálu/)).toBeNull());
  await waitFor(() => expect(app.requests('get-upcoming')).toHaveLength(1));
  app.setOffline(true);
  await app.go('/o-nas');
  expect(await screen.findByText('Bez signálu')).toBeDefined();
});

const amount = (): Promise<HTMLElement> =>
  screen.findByText(/^Uloženo \d+ kB, nejstarší údaje jsou z 18:00\.$/);

it('in the profile it is said how much is kept, and keeping can be switched off, for this visit and the next ones, and on again', async () => {
  const backend = await lookedAt('/', 'Futsal');
  const { user, leave, go } = await openApp('/profil', { backend });
  await amount();
  await user.click(await screen.findByRole('checkbox', { name: 'Ukládat pro chvíle bez signálu' }));
  await screen.findByText('Zatím tu nic uloženého není.');
  await go('/');
  await screen.findByRole('link', { name: 'Futsal' });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(await kept()).not.toMatch(/Futsal|jana@/);
  leave();
  const again = await openApp('/profil', { backend });
  const toggle = await screen.findByRole<HTMLInputElement>('checkbox');
  expect(toggle.checked).toBe(false);
  await again.user.click(toggle);
  await isKept('jana@example.com');
  await amount();
  await again.user.click(await screen.findByRole('button', { name: 'Smazat uložené údaje' }));
  await screen.findByText('Zatím tu nic uloženého není.');
  expect(await kept()).not.toMatch(/Futsal|jana@/);
});
