import { describe, expect, it, vi } from 'vitest';
import { type PreloadedResponses, preloadMaxAgeMs, withPreloadedResponses } from './early-answers';

const address = '/api/user/session';
const headers = { Authorization: 'Bearer a.b.c', 'Accept-Language': 'cs' };
const early = (answer: Promise<Response>): PreloadedResponses => ({
  token: 'a.b.c',
  language: 'cs',
  sentAt: 0,
  responses: { [address]: answer },
});

const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();

function client(answer: Promise<Response> = Promise.resolve(new Response('early')), now = 1000) {
  const send = vi.fn(() => Promise.resolve(new Response('late')));
  return { send, call: withPreloadedResponses(early(answer), send, () => now) };
}

describe('an early answer', () => {
  it('is given to the first call of its address, and to no other', async () => {
    const { call, send } = client();
    expect(await text(call(address, { headers }))).toBe('early');
    expect(send).not.toHaveBeenCalled();
    expect(await text(call(address, { headers }))).toBe('late');
  });

  it('may be a failure: the call is not sent a second time for it', async () => {
    const { call, send } = client(Promise.reject(new TypeError('offline')));
    await expect(call(address, { headers })).rejects.toThrow('offline');
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['another address', '/api/user/profile', { headers }],
    ['another token', address, { headers: { ...headers, Authorization: 'Bearer d.e.f' } }],
    ['no token', address, { headers: { 'Accept-Language': 'cs' } }],
    ['another language', address, { headers: { ...headers, 'Accept-Language': 'en' } }],
    ['a write', address, { headers, method: 'POST' }],
  ])('is not for %s', async (_, to, init) => {
    expect(await text(client().call(to, init))).toBe('late');
  });

  it('is dropped by a write, which may have made it wrong', async () => {
    const { call } = client();
    await call('/api/match/join-match/1/', { headers, method: 'POST' });
    expect(await text(call(address, { headers }))).toBe('late');
  });

  it('is dropped when it is old', async () => {
    expect(await text(client(undefined, preloadMaxAgeMs).call(address, { headers }))).toBe('late');
  });

  it('is not waited for by a call that is given up', async () => {
    const { call } = client(new Promise<Response>(() => undefined));
    const controller = new AbortController();
    const answer = call(address, { headers, signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(answer).rejects.toThrow('gone');
    const { call: another } = client(new Promise<Response>(() => undefined));
    await expect(another(address, { headers, signal: controller.signal })).rejects.toThrow('gone');
  });
});
