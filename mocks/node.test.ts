import { describe, expect, it } from 'vitest';
import { expectConsole } from '../tests/setup/console.ts';
import { createTestBackend } from './node.ts';

const cities = { headers: { 'accept-language': 'cs' } };

describe('the test backend', () => {
  it('is a fresh one for every test', async () => {
    const one = await createTestBackend();
    one.store.mutate((state) => {
      state.cities = [];
    });
    const other = await createTestBackend();
    expect(await (await one.fetch('/api/user/cities')).json()).toEqual([]);
    expect(await (await other.fetch('/api/user/cities')).json()).not.toEqual([]);
  });

  it('signs in a demo account', async () => {
    const backend = await createTestBackend();
    const { access } = await backend.signIn('alex');
    const session = await backend.fetch('/api/user/session', {
      headers: { authorization: `Bearer ${access}` },
    });
    expect(await session.json()).toMatchObject({ user: { username: 'alex' } });
    await expect(backend.signIn('tomas')).rejects.toThrow('tomas is not signed in');
  });

  it('lives at the time that the test says', async () => {
    const now = Date.parse('2027-03-01T10:00:00+01:00');
    const backend = await createTestBackend({ now: () => now });
    expect(backend.store.state.seeded_at).toBe(now);
    expect(backend.store.state.matches.some(({ starts_at }) => starts_at > now)).toBe(true);
  });

  it('answers the fetch of the program under test until it is told to stop', async () => {
    const backend = await createTestBackend();
    const stop = backend.listen();
    try {
      expect((await fetch('http://app.test/api/user/cities', cities)).status).toBe(200);
      expect((await fetch('http://app.test/api/nothing', cities)).status).toBe(404);
      expectConsole('error', 'http://elsewhere.test/');
      await expect(fetch('http://elsewhere.test/')).rejects.toThrow();
    } finally {
      stop();
    }
    await expect(fetch('http://127.0.0.1:1/api/user/cities', cities)).rejects.toThrow();
  });
});
