// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findByUsername } from '@mocks/db/rows';
import type { TestBackend } from '@mocks/node';
import { expectConsole } from '@tests/setup/console';
import {
  findEntry,
  openChatOffline,
  openFutsalChat,
  readOutbox,
  storedTexts,
  useDevice,
  expectWaiting,
  sendText,
} from '@tests/setup/offline-chat';
import { openApp, type OpenedApp, useOpenApp } from '@tests/setup/open-app';

useOpenApp();
useDevice();

const removeJanaFromRoster = ({ store }: TestBackend): void =>
  store.mutate((state) => {
    const janaId = findByUsername(state, 'jana')?.id;
    state.participations = state.participations.filter(({ user_id }) => user_id !== janaId);
  });

const removeMatch = ({ store }: TestBackend): void =>
  store.mutate((state) => {
    state.matches = [];
    state.participations = [];
  });

/** Jana writes without a signal and goes to `path`, `change` happens on the backend, and the signal comes back. */
async function openWithRefusal(change: (backend: TestBackend) => void, path?: string): Promise<OpenedApp> {
  const app = await openChatOffline('jsem tu');
  if (path !== undefined) await app.go(path);
  change(app.backend);
  app.setOffline(false);
  await waitFor(async () => expect((await readOutbox())[1]?.[0]?.state).toBe('failed'));
  return app;
}

const getAnnouncedTexts = (): string[] =>
  screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);

describe('a refused message', () => {
  it('can be read, copied and discarded when its author may no longer read the chat', async () => {
    const app = await openWithRefusal(removeJanaFromRoster);
    await screen.findByText('Chat vidí jen hráči');
    const unsentList = within(await screen.findByRole('list', { name: 'Vaše neodeslané zprávy' }));
    expect(unsentList.getByText('jsem tu')).toBeDefined();
    expect(unsentList.queryByRole('button', { name: 'Poslat znovu' })).toBeNull();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await app.user.click(unsentList.getByRole('button', { name: 'Kopírovat' }));
    expect(writeText).toHaveBeenCalledWith('jsem tu');
    await app.user.click(unsentList.getByRole('button', { name: 'Zahodit' }));
    await waitFor(async () => expect(await readOutbox()).toEqual({}));
    expect(screen.queryByText('jsem tu')).toBeNull();
  });

  it('can be sent again when a proxy refused it, and is announced again when it is refused again', async () => {
    expectConsole('error', /answered 404 without a code/);
    const target = 'sendChatMessage';
    const app = await openWithRefusal(({ faults }) => {
      faults.add({ target, kind: 'html', status: 404, times: 1 });
      faults.add({ target, kind: 'empty_object', status: 403, times: 1 });
    });
    await app.user.click(await screen.findByRole('button', { name: 'Poslat znovu' }));
    const entry = await findEntry('jsem tu');
    await waitFor(() => expect(entry.textContent).toContain('Chat vidí jen lidé ze soupisky'));
    await waitFor(async () => expect((await readOutbox())[1]?.[0]).toMatchObject({ tries: 2, isTold: true }));
    await app.user.click(await screen.findByRole('button', { name: 'Poslat znovu' }));
    await waitFor(() => expect(storedTexts(app.backend)).toContain('jsem tu'));
    await waitFor(async () => expect(await readOutbox()).toEqual({}));
  });

  it('can be read after a reload when its match no longer exists', async () => {
    const app = await openWithRefusal(removeMatch);
    app.leave();
    await openApp('/detail/1', { backend: app.backend });
    await screen.findByRole('heading', { level: 1, name: 'Tento zápas neexistuje' });
    const unsentList = within(await screen.findByRole('list', { name: 'Vaše neodeslané zprávy' }));
    expect(unsentList.getByText('jsem tu')).toBeDefined();
    expect(unsentList.getByRole('button', { name: 'Zahodit' })).toBeDefined();
  });

  it('is reported once, on any screen, in one notice with a link for all refused messages', async () => {
    const app = await openChatOffline('jsem tu', 'kde jste');
    await app.go('/');
    removeJanaFromRoster(app.backend);
    app.setOffline(false);
    await screen.findByText('Chat: 2 zprávy se neodeslaly.');
    await app.user.click(await screen.findByRole('button', { name: 'Zobrazit' }));
    await waitFor(() => expect(app.at()).toBe('/detail/1#chat'));
    await screen.findByText('jsem tu');
    app.leave();
    await openApp('/', { backend: app.backend });
    await screen.findAllByText('Zpráva se neodeslala');
    expect(getAnnouncedTexts().join()).not.toContain('neodeslala');
  });

  it('is reported at the next start when the page was hidden', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const app = await openWithRefusal(removeJanaFromRoster);
    await screen.findByText('jsem tu');
    expect(getAnnouncedTexts().join()).not.toContain('odesla');
    visibility.mockRestore();
    app.leave();
    await openApp('/', { backend: app.backend });
    await screen.findByText('Chat: 1 zpráva se neodeslala.');
  });

  it('is marked in the row of its match and in the menu, which links to the message', async () => {
    const app = await openWithRefusal(removeJanaFromRoster, '/');
    const row = (await screen.findByRole('link', { name: 'Futsal' })).closest('li') as HTMLElement;
    expect(await within(row).findByText('Zpráva se neodeslala')).toBeDefined();
    const [messagesButton] = screen.getAllByRole('button', { name: 'Zprávy, 1 zpráva se neodeslala' });
    await app.user.click(messagesButton as HTMLElement);
    const [firstItem] = await screen.findAllByRole('menuitem');
    expect(firstItem?.textContent).toBe('1 zpráva se neodeslala, jsem tu');
    await app.user.click(firstItem as HTMLElement);
    await waitFor(() => expect(app.at()).toBe('/detail/1#chat'));
    await screen.findByText('jsem tu');
  });
});

describe('the outcome of a message', () => {
  it('is announced once for one or several sent messages', async () => {
    const app = await openFutsalChat();
    await sendText(app, 'jsem tu');
    await waitFor(() => expect(getAnnouncedTexts()).toEqual(['Odesláno']));
    app.setOffline(true);
    await sendText(app, 'kde jste');
    await sendText(app, 'mám míč');
    await expectWaiting('mám míč');
    app.setOffline(false);
    await waitFor(() => expect(storedTexts(app.backend)).toHaveLength(3));
    await waitFor(() => expect(getAnnouncedTexts()).toEqual(['Odesláno: 2 zprávy']));
  });

  it('is announced once when the message was refused, and not when the message is put back into the field', async () => {
    const app = await openFutsalChat();
    removeJanaFromRoster(app.backend);
    await sendText(app, 'jsem tu');
    await waitFor(() => expect(getAnnouncedTexts()).toHaveLength(1));
    expect(getAnnouncedTexts()[0]).toMatch(/^Zprávu se nepodařilo odeslat\./);
    const earlierTexts = getAnnouncedTexts();
    await act(() => Promise.resolve());
    await app.user.click(await screen.findByRole('button', { name: 'Upravit' }));
    await waitFor(async () => expect(await readOutbox()).toEqual({}));
    expect(await screen.findByDisplayValue('jsem tu')).toBeDefined();
    expect(getAnnouncedTexts()).toEqual(earlierTexts);
  });
});
