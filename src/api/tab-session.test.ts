import { expect, it } from 'vitest';
import { createClock } from './clock';
import { jwt } from './jwt.fixture';
import { SessionChangedError } from './problem';
import { createRefreshBackoff } from './renewal';
import { memoryStorage } from './storage';
import { createTabSession, type TabSession } from './tab-session';
import { memoryCookies } from './cookies';
import { createTokenStore } from './tokens';

it('gives nobody’s call the token of a session that has come while it was renewed', async () => {
  const jar = memoryCookies();
  jar.set('refresh_token', 'r', 60);
  const now = (): number => 0;
  const ignore = (): void => undefined;
  const token = jwt({ exp: 60 });
  const tab: TabSession = createTabSession(
    {
      tokens: createTokenStore(jar, createClock({ now, storage: memoryStorage() })),
      backoff: createRefreshBackoff(memoryStorage(), now),
      async lock(action) {
        const result = await action();
        tab.beginSession({ access: token, refresh: 'other' });
        return result;
      },
      now,
      refresh: async () => ({ access: token }),
      notify: ignore,
      report: ignore,
    },
    ignore,
  );
  await expect(tab.authorize()).rejects.toBeInstanceOf(SessionChangedError);
});
