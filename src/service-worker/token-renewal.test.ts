import { expect, it, vi } from 'vitest';
import { getRefreshTokenUrl } from '@/generated/account/account';
import { renewalPath, renewOnce } from './token-renewal';

/** Asks from a page, with a refresh token. */
const ask = (send: typeof fetch, clientId: string, body: string) => {
  const request = new Request(`https://api.example${renewalPath}`, { method: 'POST', body });
  return renewOnce({ request, clientId, waitUntil: () => undefined }, send);
};

it('answers a page that was reloaded during a renewal as the page before it, for ten seconds', async () => {
  vi.useFakeTimers();
  expect(getRefreshTokenUrl()).toBe(renewalPath);
  const send = vi.fn<typeof fetch>(async () => Response.json({ access: 'new', refresh: 'second' }));
  const answers = await Promise.all([ask(send, 'left', 'first'), ask(send, 'reloaded', 'first')]);
  await vi.advanceTimersByTimeAsync(9000);
  answers.push(await ask(send, 'again', 'first'));
  for (const answer of answers) expect(await answer.json()).toEqual({ access: 'new', refresh: 'second' });
  expect(send).toHaveBeenCalledTimes(1);

  await ask(send, 'reloaded', 'second');
  await vi.advanceTimersByTimeAsync(2000);
  await ask(send, 'late', 'first');
  expect(send).toHaveBeenCalledTimes(3);
});

it('asks again for the page that asked, and after a failure', async () => {
  const send = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(ask(send, 'left', 'refused')).rejects.toThrow('Failed to fetch');
  send.mockImplementation(async () => new Response('{}', { status: 503 }));
  await ask(send, 'reloaded', 'refused');
  send.mockImplementation(async () => Response.json({ access: 'new' }));
  await ask(send, 'reloaded-again', 'refused');
  await ask(send, 'reloaded-again', 'refused');
  expect(send).toHaveBeenCalledTimes(4);
});
