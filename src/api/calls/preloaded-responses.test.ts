import { describe, expect, it, vi } from 'vitest';
import { preloadMaxAgeMs, withPreloads } from './preloaded-responses';

const address = '/api/user/session';
const headers = { Authorization: 'Bearer a.b.c', 'Accept-Language': 'cs' };
const readText = async (answer: Promise<Response>): Promise<string> => (await answer).text();

function setupCall(answer: Promise<Response> = Promise.resolve(new Response('preloaded')), now = 1000) {
  const send = vi.fn(() => Promise.resolve(new Response('fetched')));
  const preloads = { token: 'a.b.c', language: 'cs', sentAtMs: 0, responses: { [address]: answer } };
  return { send, call: withPreloads(preloads, send, () => now) };
}

describe('a preloaded response', () => {
  it('is used for the first call of its address only', async () => {
    const { call, send } = setupCall();
    expect(await readText(call(address, { headers }))).toBe('preloaded');
    expect(send).not.toHaveBeenCalled();
    expect(await readText(call(address, { headers }))).toBe('fetched');
  });

  it('rejects the call when the preload failed, without a second request', async () => {
    const { call, send } = setupCall(Promise.reject(new TypeError('offline')));
    await expect(call(address, { headers })).rejects.toThrow('offline');
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['another address', '/api/user/profile', { headers }],
    ['another token', address, { headers: { ...headers, Authorization: 'Bearer d.e.f' } }],
    ['no token', address, { headers: { 'Accept-Language': 'cs' } }],
    ['another language', address, { headers: { ...headers, 'Accept-Language': 'en' } }],
    ['a write', address, { headers, method: 'POST' }],
  ])('is not used for %s', async (_, calledAddress, init) => {
    expect(await readText(setupCall().call(calledAddress, init))).toBe('fetched');
  });

  it('is dropped after a write, which may have changed the data', async () => {
    const { call } = setupCall();
    await call('/api/match/join-match/1/', { headers, method: 'POST' });
    expect(await readText(call(address, { headers }))).toBe('fetched');
  });

  it('is dropped when it is too old', async () => {
    expect(await readText(setupCall(undefined, preloadMaxAgeMs).call(address, { headers }))).toBe('fetched');
  });

  it('does not delay the rejection of an aborted call', async () => {
    const { call } = setupCall(new Promise<Response>(() => undefined));
    const controller = new AbortController();
    const answer = call(address, { headers, signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(answer).rejects.toThrow('gone');
    const { call: callAgain } = setupCall(new Promise<Response>(() => undefined));
    await expect(callAgain(address, { headers, signal: controller.signal })).rejects.toThrow('gone');
  });
});
