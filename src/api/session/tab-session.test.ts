import { expect, it } from 'vitest';
import { createCookieJar } from '@/api/browser/cookie-jar';
import { SessionChangedError } from '@/api/problem';
import { memoryStorage } from '@/api/storage';
import { createJwt } from '@/api/testing/answers.fixture';
import { createCookiePage } from '@/api/testing/backend.harness';
import { createClock } from './clock';
import { createTabSession, type TabSession } from './tab-session';
import { createRefreshBackoff } from './token-refresh';
import { createTokenStore } from './tokens';

it('rejects a call when another session has begun during its token refresh', async () => {
  const jar = createCookieJar(
    createCookiePage(() => 0),
    false,
  );
  jar.set('refresh_token', 'r', 60);
  const now = (): number => 0;
  const ignore = (): void => undefined;
  const token = createJwt({ exp: 60 });
  const tab: TabSession = createTabSession(
    {
      tokens: createTokenStore(jar, createClock({ now, storage: memoryStorage() })),
      backoff: createRefreshBackoff(memoryStorage(), now),
      async lock(action) {
        const result = await action();
        tab.signIn({ access: token, refresh: 'other' });
        return result;
      },
      now,
      refresh: async () => ({ access: token, refresh: 'r' }),
      revoke: ignore,
      notify: ignore,
      report: ignore,
    },
    ignore,
  );
  await expect(tab.authorize()).rejects.toBeInstanceOf(SessionChangedError);
});
