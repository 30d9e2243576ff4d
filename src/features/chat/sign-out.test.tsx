// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NOW } from '@mocks/db/state.fixture';
import { expectConsole } from '@tests/setup/console';
import {
  openChatOffline,
  openFutsalChat,
  readOutbox,
  currentOwner,
  planFutsal,
  storedTexts,
  useDevice,
  sendText,
} from '@tests/setup/offline-chat';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import { signOut } from '@tests/setup/sign-out';

useOpenApp();
useDevice();

it('asks before signing out with pending messages, which can be copied, kept or discarded', async () => {
  const app = await openChatOffline('jsem tu', 'kde jste');
  await signOut(app.user);
  const question = within(await screen.findByRole('dialog', { name: '2 zprávy se ještě neodeslaly' }));
  expect(question.getByRole('button', { name: 'Odeslat a odhlásit se' }).ariaDisabled).toBe('true');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await app.user.click(question.getByRole('button', { name: 'Kopírovat vše' }));
  expect(writeText).toHaveBeenCalledWith('jsem tu\n\nkde jste');
  await app.user.click(question.getByRole('button', { name: 'Zrušit' }));
  expect(document.body.textContent.includes('Futsal')).toBe(true);
  expect((await readOutbox())[1]).toHaveLength(2);
  const formerOwner = currentOwner();
  expectConsole('error', 'NetworkError');
  await signOut(app.user);
  await app.user.click(await screen.findByRole('button', { name: 'Zahodit a odhlásit se' }));
  await screen.findByRole('heading', { name: /Jdete taky/ });
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('jsem tu');
  await waitFor(async () => expect(await readOutbox(formerOwner)).toEqual({}));
});

it('sends pending messages on request, and then signs out', async () => {
  const app = await openFutsalChat();
  app.backend.faults.add({ target: '/api/match/chat/', kind: 'status', status: 503 });
  app.backend.faults.add({ target: 'sendChatMessage', kind: 'status', status: 503 });
  await sendText(app, 'jsem tu');
  await waitFor(async () => expect((await readOutbox())[1]?.[0]?.tries).toBeGreaterThan(0));
  const formerOwner = currentOwner();
  await signOut(app.user);
  const sendButton = await screen.findByRole('button', { name: 'Odeslat a odhlásit se' });
  app.backend.faults.clear();
  await app.user.click(sendButton);
  await waitFor(() => expect(storedTexts(app.backend)).toEqual(['jsem tu']));
  await screen.findByRole('link', { name: 'Založit účet' });
  expect(await readOutbox(formerOwner)).toEqual({});
});

it('tells the number of messages that were lost with an expired session, but not their texts', async () => {
  const app = await openChatOffline('jsem tu');
  app.backend.store.mutate((state) => (state.sessions = []));
  vi.setSystemTime(NOW + 10 * 60_000);
  app.setOffline(false);
  await screen.findByText('S přihlášením se ztratila i 1 zpráva, která se ještě neodeslala.');
  expect(document.body.textContent).not.toContain('jsem tu');
});

it('shows progress on the account button and signs out when IndexedDB never answers', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const app = await openApp('/', { as: 'jana', prepare: planFutsal });
  await screen.findAllByText('Futsal');
  app.backend.faults.add({ target: 'logout', kind: 'reset' });
  expectConsole('error', 'NetworkError');
  await signOut(app.user);
  expect(screen.getByRole('button', { name: 'Nabídka účtu: Jana Nováková' }).ariaBusy).toBe('true');
  await screen.findByText(/^Na tomto zařízení jste odhlášeni/);
});
