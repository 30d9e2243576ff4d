// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findByUsername } from '@mocks/db/rows';
import type { TestBackend } from '@mocks/node';
import { openApp, type OpenedApp, useOpenApp } from '../../../tests/setup/open-app.tsx';
import {
  openChatOffline,
  readOutbox,
  planFutsal,
  storedTexts,
  useDevice,
  expectWaiting,
  sendText,
} from '../../../tests/setup/offline-chat.ts';

useOpenApp();
useDevice();

const takeOffRoster = ({ store }: TestBackend): void =>
  store.mutate((state) => {
    const jana = findByUsername(state, 'jana')?.id;
    state.participations = state.participations.filter(({ user_id }) => user_id !== jana);
  });

const removeMatch = ({ store }: TestBackend): void =>
  store.mutate((state) => {
    state.matches = [];
    state.participations = [];
  });

/** Jana writes without a signal, meanwhile something happens, and the signal is back. */
async function refused(happens: (backend: TestBackend) => void, leave?: string): Promise<OpenedApp> {
  const app = await openChatOffline();
  await sendText(app, 'jsem tu');
  await expectWaiting('jsem tu');
  if (leave !== undefined) await app.go(leave);
  happens(app.backend);
  app.setOffline(false);
  await waitFor(async () => expect((await readOutbox())[1]?.[0]?.state).toBe('failed'));
  return app;
}

/** What is said to those who do not see. */
const said = (): string[] => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);

describe('a refused message', () => {
  it('stays readable, to be copied and discarded, where the chat is closed to its author', async () => {
    const app = await refused(takeOffRoster);
    await screen.findByText('Chat vidí jen hráči');
    const words = within(await screen.findByRole('list', { name: 'Vaše neodeslané zprávy' }));
    expect(words.getByText('jsem tu')).toBeDefined();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await app.user.click(words.getByRole('button', { name: 'Kopírovat' }));
    expect(copied).toHaveBeenCalledWith('jsem tu');
    await app.user.click(words.getByRole('button', { name: 'Zahodit' }));
    await waitFor(async () => expect(await readOutbox()).toEqual({}));
    expect(screen.queryByText('jsem tu')).toBeNull();
  });

  it('stays readable after a reload, at the address of a match that is gone', async () => {
    const app = await refused(removeMatch);
    app.leave();
    await openApp('/detail/1', { backend: app.backend });
    await screen.findByRole('heading', { level: 1, name: 'Tento zápas neexistuje' });
    const words = within(await screen.findByRole('list', { name: 'Vaše neodeslané zprávy' }));
    expect(words.getByText('jsem tu')).toBeDefined();
    expect(words.getByRole('button', { name: 'Zahodit' })).toBeDefined();
  });

  it('is told of once on any screen, with others that were, and with the way to it', async () => {
    const app = await openChatOffline();
    await sendText(app, 'jsem tu');
    await sendText(app, 'kde jste');
    await expectWaiting('kde jste');
    await app.go('/');
    takeOffRoster(app.backend);
    app.setOffline(false);
    await screen.findByText('Chat: 2 zprávy se neodeslaly.');
    await app.user.click(await screen.findByRole('button', { name: 'Zobrazit' }));
    await waitFor(() => expect(app.at()).toBe('/detail/1#chat'));
    await screen.findByText('jsem tu');
    app.leave();
    await openApp('/', { backend: app.backend });
    await screen.findAllByText('Zpráva se neodeslala');
    expect(said().join()).not.toContain('neodeslala');
  });

  it('that nobody has told of is told of at the next start', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const app = await refused(takeOffRoster);
    await screen.findByText('jsem tu');
    expect(said().join()).not.toContain('odesla');
    hidden.mockRestore();
    app.leave();
    await openApp('/', { backend: app.backend });
    await screen.findByText('Chat: 1 zpráva se neodeslala.');
  });

  it('is marked in its row, at the messages, and leads there from the top of their menu', async () => {
    const app = await refused(takeOffRoster, '/');
    const row = (await screen.findByRole('link', { name: 'Futsal' })).closest('li') as HTMLElement;
    expect(await within(row).findByText('Zpráva se neodeslala')).toBeDefined();
    const [bell] = screen.getAllByRole('button', { name: 'Zprávy, 1 zpráva se neodeslala' });
    await app.user.click(bell as HTMLElement);
    const [first] = await screen.findAllByRole('menuitem');
    expect(first?.textContent).toBe('1 zpráva se neodeslala, jsem tu');
    await app.user.click(first as HTMLElement);
    await waitFor(() => expect(app.at()).toBe('/detail/1#chat'));
    await screen.findByText('jsem tu');
  });
});

describe('what becomes of a message is heard', () => {
  it('once when it has gone out, once for several, and never again', async () => {
    const app = await openApp('/detail/1#chat', { as: 'jana', prepare: planFutsal });
    await sendText(app, 'jsem tu');
    await waitFor(() => expect(said()).toEqual(['Odesláno']));
    app.setOffline(true);
    await sendText(app, 'kde jste');
    await sendText(app, 'mám míč');
    await expectWaiting('mám míč');
    app.setOffline(false);
    await waitFor(() => expect(storedTexts(app.backend)).toHaveLength(3));
    await waitFor(() => expect(said()).toEqual(['Odesláno: 2 zprávy']));
  });

  it('once when it was refused, not when it was taken back', async () => {
    const app = await openApp('/detail/1#chat', { as: 'jana', prepare: planFutsal });
    await screen.findByRole('textbox', { name: 'Zpráva ostatním' });
    takeOffRoster(app.backend);
    await sendText(app, 'jsem tu');
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(said()[0]).toMatch(/^Zprávu se nepodařilo odeslat\./);
    const before = said();
    await act(() => Promise.resolve());
    await app.user.click(await screen.findByRole('button', { name: 'Zahodit' }));
    await waitFor(async () => expect(await readOutbox()).toEqual({}));
    expect(said()).toEqual(before);
  });
});
