// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findByUsername } from '@mocks/db/rows';
import { NOW } from '@mocks/db/state.fixture';
import type { TestBackend } from '@mocks/node';
import { expectConsole } from '../../../tests/setup/console.ts';
import { openApp, type OpenAppOptions, type OpenedApp, useOpenApp } from '../../../tests/setup/open-app.tsx';
import { planMatches } from '../../../tests/setup/plan-matches.ts';
import { deliver } from './data/delivery';

useOpenApp();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('pointer: fine') }),
  );
});

const plan: OpenAppOptions['prepare'] = (backend) =>
  planMatches(backend, [{ title: 'Futsal', players: ['jana', 'alex'] }]);

const texts = ({ store }: TestBackend) =>
  store.state.messages.flatMap((row) => (row.kind === 'text' ? [row.message] : []));

const write = async ({ user }: OpenedApp, text: string) =>
  user.type(await screen.findByRole('textbox', { name: 'Zpráva ostatním' }), `${text}{Enter}`);

const entry = async (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const log = screen.getByRole('group', { name: 'Zprávy na nástěnce' });
    const found = within(log)
      .getAllByRole('listitem')
      .find((item) => item.textContent.includes(text));
    if (!found) throw new Error(`There is no ${text}.`);
    return found;
  });

/** Jana stands at the pitch with the chat open, and has lost the signal. */
async function atThePitch(): Promise<OpenedApp> {
  const app = await openApp('/detail/1#chat', { as: 'jana', prepare: plan });
  await screen.findByRole('textbox', { name: 'Zpráva ostatním' });
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(localStorage.getItem('kept_for')).not.toBeNull();
  });
  app.setOffline(true);
  return app;
}

it('says that a message waits, and sends all in their order when the signal is back', async () => {
  const app = await atThePitch();
  await write(app, 'jsem tu');
  vi.setSystemTime(NOW - 24 * 3600 * 1000);
  await write(app, 'kde jste');
  expect((await entry('jsem tu')).textContent).toContain('Čeká na signál');
  expect(texts(app.backend)).toEqual([]);
  app.setOffline(false);
  await waitFor(() => expect(texts(app.backend)).toEqual(['jsem tu', 'kde jste']));
  await screen.findByText('Odesláno');
  expect(screen.getAllByText('jsem tu')).toHaveLength(1);
});

describe('a message that waits', () => {
  it('can be taken back', async () => {
    const app = await atThePitch();
    await write(app, 'jsem tu');
    await app.user.click(await screen.findByRole('button', { name: 'Neposílat' }));
    expect(screen.queryByText('jsem tu')).toBeNull();
    app.setOffline(false);
    await write(app, 'kde jste');
    await waitFor(() => expect(texts(app.backend)).toEqual(['kde jste']));
  });

  it('can be changed, beside what is being typed', async () => {
    const app = await atThePitch();
    await write(app, 'jsem tu');
    const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Zpráva ostatním' });
    await app.user.type(input, 'a mám míč');
    await app.user.click(await screen.findByRole('button', { name: 'Upravit' }));
    expect(input.value).toBe('jsem tu\na mám míč');
    expect(document.activeElement).toBe(input);
    app.setOffline(false);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(texts(app.backend)).toEqual(['jsem tu\na mám míč']));
  });

  it('outlives the app, and goes out from whatever screen is opened', async () => {
    const app = await atThePitch();
    await write(app, 'jsem tu');
    await entry('jsem tu');
    app.leave();
    await openApp('/', { backend: app.backend });
    await waitFor(() => expect(texts(app.backend)).toEqual(['jsem tu']));
  });

  it('is shown when the app is opened without a signal', async () => {
    const app = await atThePitch();
    await write(app, 'jsem tu');
    await entry('jsem tu');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    app.leave();
    const again = await openApp('/detail/1#chat', { backend: app.backend, isOffline: true });
    expect((await entry('jsem tu')).textContent).toContain('Čeká na signál');
    again.setOffline(false);
    await waitFor(() => expect(texts(app.backend)).toEqual(['jsem tu']));
  });

  it.each([1, 2, 3])('is sent once although its answer is lost %s times', async (times) => {
    const app = await atThePitch();
    await write(app, 'jsem tu');
    app.backend.faults.add({ target: 'sendChatMessage', kind: 'reset', after: true, times });
    app.backend.faults.add({ target: 'getChatMessages', kind: 'reset', times: 1 });
    app.setOffline(false);
    await screen.findByText('Odesláno', undefined, { timeout: 15_000 });
    expect(texts(app.backend)).toEqual(['jsem tu']);
    expect(screen.getAllByText('jsem tu')).toHaveLength(1);
  });

  it('goes with the person who signs out', async () => {
    const app = await atThePitch();
    await write(app, 'jsem tu');
    await entry('jsem tu');
    expectConsole('error', 'NetworkError');
    await app.user.click(await screen.findByRole('button', { name: 'Nabídka účtu: Jana Nováková' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Odhlásit z účtu' }));
    await screen.findByRole('heading', { name: /Dnes večer/ });
    expect(
      JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
    ).not.toContain('jsem tu');
    app.leave();
    await openApp('/', { backend: app.backend, as: 'alex' });
    expect(texts(app.backend)).toEqual([]);
  });

  it('says why when the backend refuses it', async () => {
    const app = await atThePitch();
    await write(app, 'jsem tu');
    app.backend.store.mutate((state) => {
      const jana = findByUsername(state, 'jana')?.id;
      state.participations = state.participations.filter(({ user_id }) => user_id !== jana);
    });
    app.setOffline(false);
    expect(await screen.findByText('Nástěnku vidí jen hráči')).toBeDefined();
    expect(texts(app.backend)).toEqual([]);
  });
});

it('is sent by one of two tabs', async () => {
  const app = await atThePitch();
  await write(app, 'jsem tu');
  await write(app, 'kde jste');
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
  app.setOffline(false);
  const other = new QueryClient();
  deliver(other);
  await waitFor(() => expect(texts(app.backend)).toEqual(['jsem tu', 'kde jste']));
  await tail;
  expect(app.requests('chat/send')).toHaveLength(2);
  other.clear();
});

it('loses nothing and sends nothing twice while the signal comes and goes two hundred times', async () => {
  const app = await atThePitch();
  const written = ['jedna', 'dva', 'tři', 'čtyři', 'pět'];
  app.backend.faults.add({
    target: 'sendChatMessage',
    kind: 'delay',
    delay_ms: 15,
    after: true,
    times: null,
  });
  for (let flip = 0; flip < 200; flip += 1) {
    if (flip % 40 === 0) await write(app, written[flip / 40] ?? '');
    app.setOffline(flip % 2 === 1);
    await new Promise((resolve) => setTimeout(resolve, flip % 7));
  }
  app.setOffline(false);
  await waitFor(() => expect(texts(app.backend)).toEqual(written));
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('outbox'))).toEqual([]));
  for (const text of written) expect(screen.getAllByText(text)).toHaveLength(1);
});
