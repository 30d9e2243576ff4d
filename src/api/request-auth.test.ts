import { expect, it } from 'vitest';
import { createRequestAuthorizer } from './request-auth';
import { SessionChangedError } from './problem';
import { createClock } from './clock';
import { createTokenStore, memoryCookies } from './tokens';
import { memoryStorage } from './storage';
import type { SessionSpan } from './tab-session';

it('gives nobody’s call the token of a session that has come while it was renewed', async () => {
  const jar = memoryCookies();
  jar.set('refresh_token', 'r', 60);
  const tokens = createTokenStore(jar, createClock({ now: () => 0, storage: memoryStorage() }));
  let term: SessionSpan = { identity: 'r', expiry: null, epoch: 0 };
  const tab = { term: () => term, end: () => undefined };
  const renew = async (): Promise<string> => {
    term = { identity: 'other', expiry: null, epoch: 0 };
    return 'a token';
  };
  const { authorize } = createRequestAuthorizer(tab, { tokens, sync: () => undefined, renew });
  await expect(authorize()).rejects.toBeInstanceOf(SessionChangedError);
});
