import { expect, it, vi } from 'vitest';
import { json, problem } from './answers.fixture';
import { setupSignedInTab } from './api.harness';

const sessionPath = '/api/user/session';

it('shows in the other tabs what the person changed, and asks there for what it stands in', async () => {
  const { world, tab: here } = await setupSignedInTab();
  const there = world.openTab();
  await there.auth.ensure();
  there.queryClient.setQueryData(['/api/user/profile'], { display_name: 'jana' });
  there.queryClient.setQueryData(['chat-outbox', 1], 'kept');
  world.setHandler(sessionPath, async () => json({ user: 'Jana N.' }));
  here.auth.update(() => ({ user: 'Jana N.' }));
  await vi.waitFor(() => expect(there.auth.getSnapshot().session).toEqual({ user: 'Jana N.' }));
  expect(there.auth.status()).toBe('authenticated');
  const isStale = (key: unknown[]) => there.queryClient.getQueryState(key)?.isInvalidated;
  expect([isStale(['/api/user/profile']), isStale(['chat-outbox', 1])]).toEqual([true, false]);
  // One call there, and no echo.
  expect(world.countCalls(sessionPath)).toBe(3);
});

it('keeps what another tab shows when the change cannot be had there', async () => {
  const { world, tab: here } = await setupSignedInTab();
  const there = world.openTab();
  await there.auth.ensure();
  const shown = there.auth.getSnapshot();
  expect(shown.session).not.toBeNull();
  world.setHandler(sessionPath, async () => problem(503, 'unavailable'));
  here.auth.update(() => ({ user: 'Jana N.' }));
  await vi.waitFor(() => expect(there.reports).toHaveLength(1));
  // The failure stands beside it, and is healed when the person does something.
  expect(there.auth.getSnapshot()).toEqual({ ...shown, error: expect.objectContaining({ status: 503 }) });
});
