// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { addMessage } from '@mocks/db/chat';
import { findByUsername } from '@mocks/db/rows';
import { openApp, useOpenApp } from '../../../../tests/setup/open-app.tsx';
import { planMatches } from '../../../../tests/setup/plan-matches.ts';

useOpenApp();

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('pointer: fine') }),
  );
});

/** Opens a chat; `keys` are those of the messages that were sent so far, in their order. */
async function openChat() {
  const app = await openApp('/detail/1#chat', {
    as: 'jana',
    prepare: (backend) => planMatches(backend, [{ players: ['jana', 'alex'] }]),
  });
  const fetched = vi.spyOn(globalThis, 'fetch');
  const keys = () =>
    fetched.mock.calls
      .filter(([url]) => (url as string).endsWith('/chat/send/'))
      .map(([, init]) => new Headers(init?.headers).get('Idempotency-Key') ?? '');
  const write = async (text: string) =>
    app.user.type(await screen.findByRole('textbox', { name: 'Zpráva ostatním' }), `${text}{Enter}`);
  const texts = () => app.backend.store.state.messages.map((row) => row.kind === 'text' && row.message);
  return { ...app, keys, write, texts };
}

it('sends each message with a key of its own, also the same words again', async () => {
  const { keys, write, texts } = await openChat();
  await write('ano');
  await write('ano');
  await waitFor(() => expect(texts()).toEqual(['ano', 'ano']));
  expect(new Set(keys()).size).toBe(2);
  expect(await screen.findAllByText('ano')).toHaveLength(2);
});

it('sends a message again with the same key, so that one that arrives late after all is kept once', async () => {
  const { backend, keys, write, texts } = await openChat();
  backend.faults.add({ target: 'sendChatMessage', kind: 'reset', times: 1 });
  await write('kde jsi');
  await screen.findByText(/^Zatím neodešla/);
  backend.store.mutate((state) =>
    addMessage(state, {
      match_id: 1,
      sender_id: findByUsername(state, 'jana')?.id ?? 0,
      message: 'kde jsi',
      created_at: Date.now(),
      idempotency_key: keys()[0] ?? '',
    }),
  );
  await screen.findAllByText('Odesláno');
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
  expect(texts()).toEqual(['kde jsi']);
  expect(screen.getAllByText('kde jsi')).toHaveLength(1);
});
