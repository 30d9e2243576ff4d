import { expect, it } from 'vitest';
import { createWorld, signedIn } from './test-world';

it('takes in what the person changed, for everybody who looks at the session', async () => {
  const world = createWorld();
  const { auth } = await signedIn(world);
  const seen: unknown[] = [];
  auth.subscribe(() => seen.push(auth.getSnapshot().session));
  auth.update((session) => ({ ...session, user: 'Jana N.' }));
  expect(seen).toEqual([{ user: 'Jana N.' }]);
  expect(auth.getSnapshot()).toMatchObject({ status: 'authenticated', session: { user: 'Jana N.' } });
});

it('takes in nothing once nobody is signed in', async () => {
  const world = createWorld();
  const { auth } = await signedIn(world);
  auth.signOut();
  auth.update(() => ({ user: 'Jana N.' }));
  expect(auth.getSnapshot()).toMatchObject({ status: 'unauthenticated', session: null });
});
