// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName } from '@/api/offline-cache/cache-database';
import { NOW } from '@mocks/db/state.fixture';
import type { TestBackend } from '@mocks/node';
import { expectConsole } from '@tests/setup/console';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import { planMatches } from '@tests/setup/plan-matches';

useOpenApp();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const planTwoMatches = (backend: TestBackend): void =>
  planMatches(backend, [
    {
      title: 'Futsal',
      players: ['jana', 'alex'],
      participations: { jana: { confirm_by: NOW + 20 * 3_600_000 } },
    },
    { title: 'Volejbal' },
  ]);

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve) => {
    const request = indexedDB.open(databaseName);
    request.onupgradeneeded = () => request.result.createObjectStore('answers');
    request.onsuccess = () => resolve(request.result);
  });

async function readDatabase(): Promise<string> {
  const database = await openDatabase();
  return new Promise((resolve) => {
    const request = database.transaction('answers').objectStore('answers').getAll();
    request.onsuccess = () => resolve(JSON.stringify(request.result));
    database.close();
  });
}

/** Waits until the texts are in the database; leaving the page writes at once. */
async function waitUntilCached(...texts: string[]): Promise<void> {
  await waitFor(async () => {
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const databaseText = await readDatabase();
    for (const text of texts) expect(databaseText).toContain(text);
  });
}

/** Opens an address as Jana, waits until it is cached, and closes the app. */
async function visitAsJana(address: string, ...texts: string[]): Promise<TestBackend> {
  const app = await openApp(address, { as: 'jana', prepare: planTwoMatches });
  // Only the session contains a partner.
  await waitUntilCached('partner', ...texts);
  // A call in flight would fail and be reported.
  await waitFor(() => expect(app.router.options.context.queryClient.isFetching()).toBe(0));
  app.leave();
  return app.backend;
}

const janaData = /Futsal|Jana|jana@/;

async function readAllText(): Promise<string> {
  const storages = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
  return `${await readDatabase()}${JSON.stringify(storages)}${document.body.textContent}`;
}

it('accepts a message offline in a chat that is not cached', async () => {
  const app = await openApp('/detail/1#chat', { backend: await visitAsJana('/', 'Futsal'), isOffline: true });
  const chat = within(await screen.findByRole('region', { name: 'Chat' }));
  expect((await chat.findByRole('alert')).textContent).toContain('Zkusíme to znovu, až bude signál.');
  await app.user.type(await chat.findByRole('textbox', { name: 'Zpráva ostatním' }), 'jsem tu');
  await app.user.click(chat.getByRole('button', { name: 'Odeslat' }));
  await waitFor(() =>
    expect(chat.getByText('jsem tu').closest('[role=listitem]')?.textContent).toMatch(/na signál/),
  );
  app.setOffline(false);
  await chat.findAllByText('Odesláno');
  await waitFor(() => expect(chat.queryByRole('alert')).toBeNull());
});

it('shows a match from the cached list when the backend never answers', async () => {
  const backend = await visitAsJana('/', 'Futsal');
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
  'shows %s from the cache when the backend is unreachable, and is not busy after the retries',
  async (address, text, shownText) => {
    const backend = await visitAsJana(address, text);
    vi.setSystemTime(NOW + 4 * 60_000);
    backend.faults.add({ target: '/api/', kind: 'reset' });
    await openApp(address, { backend });
    await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(shownText));
    await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(/z 18:00/));
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
  },
);

it('removes all data when the session has ended at the backend', async () => {
  const backend = await visitAsJana('/profil', 'member');
  backend.store.mutate((state) => (state.sessions = []));
  const app = await openApp('/profil', { backend });
  await waitFor(() => expect(app.at()).toContain('/prihlaseni'));
  await waitFor(async () => expect(await readAllText()).not.toMatch(janaData));
});

describe('a broken cache database', () => {
  it('does not block the screen when it never answers', async () => {
    const backend = await visitAsJana('/', 'Futsal');
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    expectConsole('error', 'NetworkError');
    await openApp('/', { backend, isOffline: true });
    expect(await screen.findByRole('alert')).toBeDefined();
  });

  it('is treated as empty when its data is invalid', async () => {
    const backend = await visitAsJana('/', 'Futsal');
    const database = await openDatabase();
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

it('shows the list offline with its owner and age, and hides the age online', async () => {
  const backend = await visitAsJana('/', 'Futsal');
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

it('keeps the button to confirm without a signal, which says why nothing happens', async () => {
  const app = await openApp('/', { backend: await visitAsJana('/', 'Futsal'), isOffline: true });
  const button = await screen.findByRole('button', { name: 'Potvrdit účast: Futsal' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await app.user.click(button);
  await screen.findByText('Bez signálu se účast potvrdit nejde. Zkuste to, až bude.');
  expect(app.requests('/confirm/')).toHaveLength(0);
});

const findStoredAmount = (): Promise<HTMLElement> =>
  screen.findByText(/^Uloženo \d+ kB, nejstarší údaje jsou z 18:00\.$/);

it('shows in the profile how much is cached, and can be disabled, enabled and cleared there', async () => {
  const backend = await visitAsJana('/', 'Futsal');
  const { user, leave, go } = await openApp('/profil', { backend });
  await findStoredAmount();
  await user.click(await screen.findByRole('checkbox', { name: 'Ukládat i pro chvíle bez signálu' }));
  await screen.findByText('Zatím tu nic uloženého není.');
  await go('/');
  await screen.findByRole('link', { name: 'Futsal' });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(await readDatabase()).not.toMatch(/Futsal|jana@/);
  leave();
  const secondApp = await openApp('/profil', { backend });
  const toggle = await screen.findByRole<HTMLInputElement>('checkbox');
  expect(toggle.checked).toBe(false);
  await secondApp.user.click(toggle);
  await waitUntilCached('jana@example.com');
  await findStoredAmount();
  await secondApp.user.click(await screen.findByRole('button', { name: 'Smazat uložené údaje' }));
  await screen.findByText('Zatím tu nic uloženého není.');
  expect(await readDatabase()).not.toMatch(/Futsal|jana@/);
});

it('shows offline that a match is confirmed which was kept before, and confirmed in the list', async () => {
  const app = await openApp('/detail/1', {
    as: 'jana',
    matches: [{ title: 'Futsal', confirm_by: NOW + 12 * 3_600_000, players: ['alex'] }],
  });
  const { backend } = app;
  await app.user.click(await screen.findByRole('button', { name: 'Jdu hrát: Futsal' }));
  const name = 'Potvrdit účast: Futsal';
  await screen.findByRole('button', { name });
  await waitUntilCached('partner', 'participants');
  app.leave();
  const secondApp = await openApp('/', { backend });
  await secondApp.user.click((await screen.findAllByRole('button', { name }))[0]!);
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  await waitFor(() => expect(secondApp.router.options.context.queryClient.isFetching()).toBe(0));
  secondApp.leave();
  await openApp('/detail/1', { backend, isOffline: true });
  expect(await screen.findByText('Účast máte potvrzenou')).toBeDefined();
});

it('keeps the button to confirm while the list cannot be loaded, and confirms once it can', async () => {
  const name = 'Potvrdit účast: Futsal';
  const app = await openApp('/', {
    as: 'jana',
    matches: [{ title: 'Futsal', confirm_by: NOW + 12 * 3_600_000, players: ['alex'] }],
  });
  const { backend } = app;
  await app.user.click(await screen.findByRole('button', { name: 'Jdu hrát: Futsal' }));
  await screen.findAllByRole('button', { name });
  await waitUntilCached('partner', '2026-11-21T06:00');
  app.leave();
  backend.faults.add({ target: 'getUpcomingMatches', kind: 'status', status: 500 });
  const { user } = await openApp('/', { backend });
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(/^Potvrdit účast na zápase „Futsal“ se nepovedlo/)).toBeDefined();
  backend.faults.clear();
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Účast je potvrzená: Futsal')).toBeDefined();
});
