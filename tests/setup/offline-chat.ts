import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, vi } from 'vitest';
import { ownerHash } from '@/api/offline-cache/owner';
import type { Outboxes } from '@/features/chat/data/outbox/outbox';
import { createOutboxDatabase } from '@/features/chat/data/outbox/outbox-database';
import type { TestBackend } from '@mocks/node';
import { stubMedia } from './media.ts';
import { openApp, type OpenAppOptions, type OpenedApp } from './open-app.tsx';
import { planMatches } from './plan-matches.ts';

/** Gives each test of a file an empty IndexedDB and a fine pointer, as of a mouse. */
export function useDevice(): void {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    stubMedia('pointer: fine');
  });
}

export const planFutsal: OpenAppOptions['prepare'] = (backend) =>
  planMatches(backend, [{ title: 'Futsal', players: ['jana', 'alex'] }]);

export const storedTexts = ({ store }: TestBackend) =>
  store.state.messages.flatMap((row) => (row.kind === 'text' ? [row.message] : []));

export const sendText = async ({ user }: OpenedApp, text: string) =>
  user.type(await screen.findByRole('textbox', { name: 'Zpráva ostatním' }), `${text}{Enter}`);

export const findEntry = async (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const log = screen.getByRole('group', { name: 'Zprávy v chatu' });
    const entry = within(log)
      .getAllByRole('listitem')
      .find((item) => item.textContent.includes(text));
    if (!entry) throw new Error(`There is no ${text}.`);
    return entry;
  });

export const currentOwner = (): string =>
  ownerHash(decodeURIComponent(/refresh_token=([^;]*)/.exec(document.cookie)?.[1] ?? ''));

/** The outboxes that IndexedDB holds for an owner, by default for the person with the session cookie. */
export const readOutbox = async (owner = currentOwner()): Promise<Outboxes> =>
  (await createOutboxDatabase().read(owner)).outboxes;

export const expectWaiting = async (text: string): Promise<void> =>
  waitFor(async () => expect((await findEntry(text)).textContent).toContain('Čeká na signál'));

/** Opens the chat of a match as jana, ready to write. */
export async function openFutsalChat(): Promise<OpenedApp> {
  const app = await openApp('/detail/1#chat', { as: 'jana', prepare: planFutsal });
  await screen.findByRole('textbox', { name: 'Zpráva ostatním' });
  return app;
}

/** Opens the chat of a match as jana, switches the network off, and sends the texts, which then wait. */
export async function openChatOffline(...texts: string[]): Promise<OpenedApp> {
  const app = await openFutsalChat();
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(localStorage.getItem('kept_for')).not.toBeNull();
  });
  app.setOffline(true);
  for (const text of texts) {
    await sendText(app, text);
    await expectWaiting(text);
  }
  return app;
}
