// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { TestBackend } from '@mocks/node';
import { stubIntersectionObserver } from '@tests/setup/in-view';
import { holdRequests, openApp, useOpenApp } from '@tests/setup/open-app';
import { idOf, planMatches, say } from '@tests/setup/plan-matches';
import { ReadingPosition } from './earlier-messages';

useOpenApp();

const setInView = stubIntersectionObserver();

beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});

/** Opens a chat of 300 messages of which jana has read the first ten. */
async function openLongChat() {
  const app = await openApp('/detail/1#chat', {
    as: 'jana',
    prepare: (backend: TestBackend) => {
      planMatches(backend, [{ players: ['jana', 'alex'] }]);
      const ids = Array.from({ length: 300 }, (_, index) => say(backend, 'alex', `č. ${index + 1}.`));
      backend.store.mutate((state) => {
        const position = { last_read_message_id: ids[9] ?? null, last_read_at: null };
        state.reads = [{ match_id: 1, user_id: idOf(state, 'jana'), ...position }];
      });
    },
  });
  const log = within(await screen.findByRole('group', { name: 'Zprávy v chatu' }));
  await log.findByText('č. 300.');
  return { ...app, log };
}

it('the newest messages are shown and work before the earlier ones are there', async () => {
  const release = holdRequests(/before=/);
  const { backend, user, log, requests } = await openLongChat();
  await log.findByText('č. 201.');
  expect(log.queryByText('č. 200.')).toBeNull();
  expect(log.getByText('Načítáme…')).toBeDefined();
  say(backend, 'alex', 'nová');
  act(() => void window.dispatchEvent(new Event('focus')));
  await log.findByText('nová');
  expect(screen.getByRole('log').textContent).toMatch(/: nová$/);
  await user.type(screen.getByRole('textbox', { name: 'Zpráva ostatním' }), 'moje');
  await user.click(screen.getByRole('button', { name: 'Odeslat' }));
  await screen.findAllByText('Odesláno');
  release();
  await log.findByText('č. 1.');
  expect(log.queryByText('Načítáme…')).toBeNull();
  const texts = log.getAllByText(/^(č\. \d+\.|nová|moje)$/).map(({ textContent }) => textContent);
  expect(texts).toEqual([...Array.from({ length: 300 }, (_, index) => `č. ${index + 1}.`), 'nová', 'moje']);
  expect(screen.getByRole('log').textContent).not.toContain('č.');
  expect(requests('chat/messages')).toHaveLength(2);
});

it('the first unread message is looked for in earlier pages, also while data are saved and after the newest one has been read', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  setInView(false);
  const release = holdRequests(/before=/);
  const { log, requests } = await openLongChat();
  await waitFor(() => expect(requests('before=')).toHaveLength(1));
  setInView(true);
  await waitFor(() => expect(requests('mark-read')).toHaveLength(1));
  expect(log.queryByText('Nové zprávy')).toBeNull();
  release();
  const divider = await log.findByText('Nové zprávy');
  expect(divider.closest('[role=listitem]')?.nextElementSibling?.textContent).toContain('č. 11.');
});

it('a message whose answer was lost is found below the newest page, and is not sent again', async () => {
  const { backend, user, log, requests } = await openLongChat();
  await log.findByText('č. 1.');
  backend.faults.add({ target: 'sendChatMessage', kind: 'reset', after: true, times: 1 });
  const release = holdRequests(/messages\/\?limit=100$/);
  await user.type(screen.getByRole('textbox', { name: 'Zpráva ostatním' }), 'moje');
  await user.click(screen.getByRole('button', { name: 'Odeslat' }));
  await waitFor(() => expect(requests('limit=100')).toHaveLength(2));
  for (let count = 1; count <= 120; count += 1) say(backend, 'alex', `pak ${count}.`);
  release();
  await screen.findAllByText('Odesláno');
  await log.findByText('pak 120.');
  expect(log.getAllByText('moje')).toHaveLength(1);
  expect(requests('chat/send')).toHaveLength(1);
});

it('what is read stays in its place when earlier messages are put in above', () => {
  const element = document.createElement('div');
  const log = { current: element };
  const { rerender } = render(<ReadingPosition log={log} top="a" />);
  element.scrollTop = 300;
  // In the browser the height changes between the two calls of React.
  const heights = [1000, 1700];
  Object.defineProperty(element, 'scrollHeight', { get: () => heights.shift() ?? 2000 });
  rerender(<ReadingPosition log={log} top="b" />);
  expect(element.scrollTop).toBe(1000);
  rerender(<ReadingPosition log={log} top="b" />);
  expect(element.scrollTop).toBe(1000);
  cleanup();
});
