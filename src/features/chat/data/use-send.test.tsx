// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { addMessage } from '@mocks/db/chat';
import { NOW } from '@mocks/db/state.fixture';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import { planFutsal, storedTexts, useDevice, sendText } from '@tests/setup/offline-chat';
import { idOf } from '@tests/setup/plan-matches';

useOpenApp();
useDevice();

/** Opens a chat; `keys` returns the idempotency keys of all send requests so far. */
async function openChat() {
  const app = await openApp('/detail/1#chat', { as: 'jana', prepare: planFutsal });
  const fetched = vi.spyOn(globalThis, 'fetch');
  const keys = () =>
    fetched.mock.calls
      .filter(([url]) => (url as string).endsWith('/chat/send/'))
      .map(([, init]) => new Headers(init?.headers).get('Idempotency-Key') ?? '');
  return { ...app, keys };
}

it('gives each message its own key, even with the same text', async () => {
  const app = await openChat();
  await sendText(app, 'ano');
  await sendText(app, 'ano');
  await waitFor(() => expect(storedTexts(app.backend)).toEqual(['ano', 'ano']));
  expect(new Set(app.keys()).size).toBe(2);
  expect(await screen.findAllByText('ano')).toHaveLength(2);
});

it('retries with the same key, so that a late first attempt is stored once', async () => {
  const app = await openChat();
  const { backend, keys } = app;
  backend.faults.add({ target: 'sendChatMessage', kind: 'reset', times: 1 });
  await sendText(app, 'kde jsi');
  await screen.findByText(/^Zatím neodešla/);
  backend.store.mutate((state) =>
    addMessage(state, {
      match_id: 1,
      sender_id: idOf(state, 'jana'),
      message: 'kde jsi',
      created_at: Date.now(),
      idempotency_key: keys()[0] ?? '',
    }),
  );
  vi.setSystemTime(NOW + 2000);
  await screen.findAllByText('Odesláno');
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
  expect(storedTexts(backend)).toEqual(['kde jsi']);
  expect(screen.getAllByText('kde jsi')).toHaveLength(1);
});
