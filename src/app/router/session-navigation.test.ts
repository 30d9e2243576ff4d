// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Auth } from '@/api/session/auth';
import type { SignedOutReason } from '@/api/session/tab-session';
import type { AuthStatus } from '@/lib/auth-status';
import { createEmitter } from '@/lib/state/emitter.ts';
import { openRouter } from '@tests/setup/open-router';
import { followSession } from './session-navigation';

it.each([
  ['/o-nas', '/o-nas'],
  ['/en/partner/sokol', '/en/partner/sokol'],
  ['/nikde', '/nikde'],
  ['/', '/prihlaseni'],
  ['/en/statistics', '/en/login?next=%2Fen%2Fstatistics'],
  ['/detail/7', '/prihlaseni?next=%2Fdetail%2F7'],
])('an expired session at %s leads to %s', async (address, target) => {
  let status: AuthStatus = 'authenticated';
  const sessionEnded = createEmitter<[SignedOutReason]>();
  const auth = {
    status: () => status,
    ensureSessionKnown: () => Promise.resolve(),
    getSnapshot: () => ({ error: null }),
    subscribe: () => () => undefined,
    onSignedOut: sessionEnded.subscribe,
  };
  const { router, at } = await openRouter(address, { auth });
  followSession(router, auth as unknown as Auth<unknown>);
  status = 'unauthenticated';
  await act(async () => sessionEnded.emit('expired'));
  expect(at()).toBe(target);
});
